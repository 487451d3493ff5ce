#!/bin/bash
# @STUDY@ for @PATIENTS@ patients in @TASKS@ tasks, planned by PanelWise @VERSION@.
# Change here what your cluster needs, then:   bash submit.sh
# Some tasks only, or with more time or memory: TASKS=3,7,10-12 MINUTES=60 MEMORY=4000 bash submit.sh
set -euo pipefail

plan=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
tasks=${TASKS:-1-@TASKS@}
minutes=${MINUTES:-@MINUTES@}              # of one task
memory=${MEMORY:-@MEMORY@}               # MB of one task
partition=@PARTITION@                # empty: the cluster's usual one
account=@ACCOUNT@
most=${MOST:-1000}                # tasks of one array; less than MaxArraySize of the cluster
export PANELWISE=@PROGRAM@         # on the nodes, of this very version
export PANELWISE_PREPARE=@PREPARE@      # a line for the shell of a node: module load panelwise
export PANELWISE_CONTAINER=@CONTAINER@    # before the program: apptainer exec panelwise.sif
export PANELWISE_PLAN=$plan

# What a failed node had begun is queued again and goes on from its last checkpoint; a minute before its time is up
# a task is told to write one.
options=(--parsable --job-name=panelwise --cpus-per-task=1 "--time=$minutes" "--mem=${memory}M"
         --signal=B:USR1@60 --requeue --open-mode=append "--chdir=$plan")
[[ -n $partition ]] && options+=("--partition=$partition")
[[ -n $account ]] && options+=("--account=$account")

# Numbers beyond what one array may hold are those of further arrays, counted from their own beginning.
declare -A arrays=()
for range in ${tasks//,/ }; do
    from=${range%-*} to=${range#*-}
    while ((from <= to)); do
        first=$(((from - 1) / most * most))
        last=$((first + most < to ? first + most : to))
        arrays[$first]+="${arrays[$first]:+,}$((from - first))-$((last - first))"
        from=$((last + 1))
    done
done

for first in $(printf '%s\n' "${!arrays[@]}" | sort -n); do
    export PANELWISE_FIRST=$first
    sbatch "${options[@]}" "--array=${arrays[$first]}" "--output=$plan/logs/%A_%a_$first.log" <<'JOB'
#!/bin/bash
umask 077
eval "$PANELWISE_PREPARE"
export PANELWISE_LOG=logs/${SLURM_ARRAY_JOB_ID}_${SLURM_ARRAY_TASK_ID}_$PANELWISE_FIRST.log
exec $PANELWISE_CONTAINER "$PANELWISE" work "$PANELWISE_PLAN" \
    --task $((SLURM_ARRAY_TASK_ID + PANELWISE_FIRST)) --plan @FINGERPRINT@
JOB
done
