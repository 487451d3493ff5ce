#include "core/store/project_file.h"
