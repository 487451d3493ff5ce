<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BaselineTable</name>
    <message numerus="yes">
        <source>%Ln seeds</source>
        <translation>
            <numerusform>%Ln seed</numerusform>
            <numerusform>%Ln seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> [%Ln seeds so far]</source>
        <translation>
            <numerusform> [%Ln seed so far]</numerusform>
            <numerusform> [%Ln seeds so far]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts of %Ln folds together, each decided for by what was learned without it</source>
        <translation>
            <numerusform>counts of %Ln fold, decided for by what was learned without it</numerusform>
            <numerusform>counts of %Ln folds together, each decided for by what was learned without it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <translation>
            <numerusform>%1 and one more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2; nobody has said what that means</source>
        <translation>
            <numerusform>%1: one cell with %2; nobody has said what that means</numerusform>
            <numerusform>%1: %Ln cells with %2; nobody has said what that means</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 count as not recorded</source>
        <translation>
            <numerusform>%1: one cell with %2 counts as not recorded</numerusform>
            <numerusform>%1: %Ln cells with %2 count as not recorded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells with %2 are read as %3</source>
        <translation>
            <numerusform>%1: one cell with %2 is read as %3</numerusform>
            <numerusform>%1: %Ln cells with %2 are read as %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stands in %Ln cells</source>
        <translation>
            <numerusform>“%1” stands in one cell</numerusform>
            <numerusform>“%1” stands in %Ln cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>%1: %n case(s) for students, without outcomes.</source>
        <translation>
            <numerusform>%1: %n case for students, without outcomes.</numerusform>
            <numerusform>%1: %n cases for students, without outcomes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln column</numerusform>
            <numerusform>%Ln columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln synthetic patients, %2, seed %3</source>
        <translation>
            <numerusform>%1: %Ln synthetic patient, %2, seed %3</numerusform>
            <numerusform>%1: %Ln synthetic patients, %2, seed %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2</source>
        <translation>
            <numerusform>%1: %Ln row, %2</numerusform>
            <numerusform>%1: %Ln rows, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln rows, %2, imported from %3</source>
        <translation>
            <numerusform>%1: %Ln row, %2, imported from %3</numerusform>
            <numerusform>%1: %Ln rows, %2, imported from %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tests</source>
        <translation>
            <numerusform>%Ln test</numerusform>
            <numerusform>%Ln tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln rows</source>
        <translation>
            <numerusform>, %Ln row</numerusform>
            <numerusform>, %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln other sequences</source>
        <translation>
            <numerusform>and %Ln other sequence</numerusform>
            <numerusform>and %Ln other sequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln panels</source>
        <translation>
            <numerusform>%Ln panel</numerusform>
            <numerusform>%Ln panels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies</source>
        <translation>
            <numerusform>%Ln policy</numerusform>
            <numerusform>%Ln policies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln threads</source>
        <translation>
            <numerusform>%Ln thread</numerusform>
            <numerusform>%Ln threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln policies were found in %1</source>
        <translation>
            <numerusform>%Ln policy was found in %1</numerusform>
            <numerusform>%Ln policies were found in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are on the front.</source>
        <translation>
            <numerusform>%Ln of them is on the front.</numerusform>
            <numerusform>%Ln of them are on the front.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sections</source>
        <translation>
            <numerusform>%Ln section</numerusform>
            <numerusform>%Ln sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trained policies</source>
        <translation>
            <numerusform>%Ln trained policy</numerusform>
            <numerusform>%Ln trained policies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln models</source>
        <translation>
            <numerusform>%Ln model</numerusform>
            <numerusform>%Ln models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>%Ln patient</numerusform>
            <numerusform>%Ln patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The outcome of %Ln patients is not recorded. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>The outcome of %Ln patient is not recorded, who is among the predictions, but not among the figures.</numerusform>
            <numerusform>The outcome of %Ln patients is not recorded. They are among the predictions, but not among the figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln patients are cases, so the figures are uncertain: look at the intervals.</source>
        <translation>
            <numerusform>Only %Ln patient is a case, so the figures are uncertain: look at the intervals.</numerusform>
            <numerusform>Only %Ln patients are cases, so the figures are uncertain: look at the intervals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln patients, %2</source>
        <translation>
            <numerusform>%1: %Ln patient, %2</numerusform>
            <numerusform>%1: %Ln patients, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more; --save-recipe writes all of them</source>
        <translation>
            <numerusform>and %Ln more; --save-recipe writes it, too</numerusform>
            <numerusform>and %Ln more; --save-recipe writes all of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synthetic patients, %1 of them cases: %2
What the columns mean: %3</source>
        <translation>
            <numerusform>%Ln synthetic patient, %1 of them cases: %2
What the columns mean: %3</numerusform>
            <numerusform>%Ln synthetic patients, %1 of them cases: %2
What the columns mean: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these patients taught the policy. They are among the predictions, but not among the figures.</source>
        <translation>
            <numerusform>%Ln of these patients taught the policy and is among the predictions, but not among the figures.</numerusform>
            <numerusform>%Ln of these patients taught the policy. They are among the predictions, but not among the figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gathering the results of %Ln tasks</source>
        <translation>
            <numerusform>Gathering the results of %Ln task</numerusform>
            <numerusform>Gathering the results of %Ln tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more</source>
        <translation>
            <numerusform>  and %Ln more</numerusform>
            <numerusform>  and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks are missing:</source>
        <translation>
            <numerusform>%Ln task is missing:</numerusform>
            <numerusform>%Ln tasks are missing:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces</source>
        <translation>
            <numerusform>%Ln piece</numerusform>
            <numerusform>%Ln pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks</source>
        <translation>
            <numerusform>%Ln task</numerusform>
            <numerusform>%Ln tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns that the study does not use</source>
        <translation>
            <numerusform>%Ln column that the study does not use</numerusform>
            <numerusform>%Ln columns that the study does not use</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tasks once more: %1</source>
        <translation>
            <numerusform>%Ln task once more: %1</numerusform>
            <numerusform>%Ln tasks once more: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more time, since that of %Ln tasks was up</source>
        <translation>
            <numerusform>  with more time, since that of %Ln task was up</numerusform>
            <numerusform>  with more time, since that of %Ln tasks was up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  with more memory, since %Ln tasks had too little</source>
        <translation>
            <numerusform>  with more memory, since %Ln task had too little</numerusform>
            <numerusform>  with more memory, since %Ln tasks had too little</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  and %Ln more tasks</source>
        <translation>
            <numerusform>  and %Ln more task</numerusform>
            <numerusform>  and %Ln more tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataText</name>
    <message numerus="yes">
        <source>%Ln rows are the same as earlier ones in every column in use and are left out.</source>
        <translation>
            <numerusform>%Ln row is the same as an earlier one in every column in use and is left out.</numerusform>
            <numerusform>%Ln rows are the same as earlier ones in every column in use and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>There are %Ln fields where the header has %1. Look for a missing or extra separator, or put text that contains one in quotes.</source>
        <translation>
            <numerusform>There is %Ln field where the header has %1. Look for a missing or extra separator, or put text that contains one in quotes.</numerusform>
            <numerusform>There are %Ln fields where the header has %1. Look for a missing or extra separator, or put text that contains one in quotes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more.</source>
        <translation>
            <numerusform>… and %Ln more.</numerusform>
            <numerusform>… and %Ln more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: does “%2” mark the cases (%Ln patients)? Nothing is learned before you have said so: choose the value that does.</source>
        <translation>
            <numerusform>%1: does “%2” mark the cases (%Ln patient)? Nothing is learned before you have said so: choose the value that does.</numerusform>
            <numerusform>%1: does “%2” mark the cases (%Ln patients)? Nothing is learned before you have said so: choose the value that does.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: only %Ln patients are cases; at least %2 are needed to train and test. Add patients.</source>
        <translation>
            <numerusform>%1: only %Ln patient is a case; at least %2 are needed to train and test. Add patients.</numerusform>
            <numerusform>%1: only %Ln patients are cases; at least %2 are needed to train and test. Add patients.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells hold “%2”, first in row %3. Say what that means: not recorded, or a value.</source>
        <translation>
            <numerusform>%1: one cell holds “%2”, in row %3. Say what that means: not recorded, or a value.</numerusform>
            <numerusform>%1: %Ln cells hold “%2”, first in row %3. Say what that means: not recorded, or a value.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrontText</name>
    <message numerus="yes">
        <source>%Ln folds</source>
        <translation>
            <numerusform>%Ln fold</numerusform>
            <numerusform>%Ln folds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, dealt %Ln times</source>
        <translation>
            <numerusform>%1, dealt %Ln time</numerusform>
            <numerusform>%1, dealt %Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message numerus="yes">
        <source>%Ln values that the file declares to be missing count as not recorded: %1.</source>
        <translation>
            <numerusform>%Ln value that the file declares to be missing counts as not recorded: %1.</numerusform>
            <numerusform>%Ln values that the file declares to be missing count as not recorded: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file&apos;s own words for %Ln columns were kept.</source>
        <translation>
            <numerusform>The file&apos;s own words for %Ln column were kept.</numerusform>
            <numerusform>The file&apos;s own words for %Ln columns were kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of values were kept in %Ln columns: %1.</source>
        <translation>
            <numerusform>The labels of values were kept in %Ln column: %1.</numerusform>
            <numerusform>The labels of values were kept in %Ln columns: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column “%1”: %Ln values have a label (%2) and others have none, so it was read as numbers. If they are codes for “not recorded”, say so.</source>
        <translation>
            <numerusform>Column “%1”: %Ln value has a label (%2) and others have none, so it was read as numbers. If it is a code for “not recorded”, say so.</numerusform>
            <numerusform>Column “%1”: %Ln values have a label (%2) and others have none, so it was read as numbers. If they are codes for “not recorded”, say so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln formulas have no stored value and count as not recorded. Open the workbook in Excel or LibreOffice and save it to have them calculated.</source>
        <translation>
            <numerusform>%Ln formula has no stored value and counts as not recorded. Open the workbook in Excel or LibreOffice and save it to have it calculated.</numerusform>
            <numerusform>%Ln formulas have no stored value and count as not recorded. Open the workbook in Excel or LibreOffice and save it to have them calculated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells are not in UTF-8 as the rest of the file is and were read as Latin-1. Check their letters: %1.</source>
        <translation>
            <numerusform>%Ln cell is not in UTF-8 as the rest of the file is and was read as Latin-1. Check its letters: %1.</numerusform>
            <numerusform>%Ln cells are not in UTF-8 as the rest of the file is and were read as Latin-1. Check their letters: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PatientView</name>
    <message numerus="yes">
        <source>Score over %n patient(s): you %1; the policy %2.</source>
        <translation>
            <numerusform>Score over %n patient: you %1; the policy %2.</numerusform>
            <numerusform>Score over %n patients: you %1; the policy %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueueText</name>
    <message numerus="yes">
        <source>The front is found: %n policies are on it.</source>
        <translation>
            <numerusform>The front is found: %n policy is on it.</numerusform>
            <numerusform>The front is found: %n policies are on it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordingText</name>
    <message numerus="yes">
        <source>Of %1 patients, %Ln lack a panel that the policy would order, so the figure as recorded, F1 %2, shows what it does without it.</source>
        <translation>
            <numerusform>Of %1 patients, %Ln lacks a panel that the policy would order, so the figure as recorded, F1 %2, shows what it does without it.</numerusform>
            <numerusform>Of %1 patients, %Ln lack a panel that the policy would order, so the figure as recorded, F1 %2, shows what it does without it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::TrainController</name>
    <message numerus="yes">
        <source>%n policies are trained</source>
        <translation>
            <numerusform>%n policy is trained</numerusform>
            <numerusform>%n policies are trained</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wait and would not be trained. %1</source>
        <translation>
            <numerusform>%n more waits and would not be trained. %1</numerusform>
            <numerusform>%n more wait and would not be trained. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BaselinesDialog</name>
    <message numerus="yes">
        <source>%1 models, each trained %n time(s). Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>%1 models, each trained once. Every row appears as soon as it is finished, and is kept.</numerusform>
            <numerusform>%1 models, each trained %n times. Every row appears as soon as it is finished, and is kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 models, each learned %n time(s), every time without another fold, which judges. Every row appears as soon as it is finished, and is kept.</source>
        <translation>
            <numerusform>%1 models, each learned once, without the fold that judges. Every row appears as soon as it is finished, and is kept.</numerusform>
            <numerusform>%1 models, each learned %n times, every time without another fold, which judges. Every row appears as soon as it is finished, and is kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CodeReview</name>
    <message numerus="yes">
        <source>%Ln texts are still open; training waits for them.</source>
        <translation>
            <numerusform>One text is still open; training waits for it.</numerusform>
            <numerusform>%Ln texts are still open; training waits for them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CodeTable</name>
    <message numerus="yes">
        <source>… and %Ln more kinds of texts. Are these columns of numbers?</source>
        <translation>
            <numerusform>… and one more kind of text. Are these columns of numbers?</numerusform>
            <numerusform>… and %Ln more kinds of texts. Are these columns of numbers?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ComparePage</name>
    <message numerus="yes">
        <source>all %n models scored on the same patients</source>
        <translation>
            <numerusform>%n model scored</numerusform>
            <numerusform>all %n models scored on the same patients</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DataEmptyState</name>
    <message numerus="yes">
        <source>%Ln rows read so far</source>
        <translation>
            <numerusform>%Ln row read so far</numerusform>
            <numerusform>%Ln rows read so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DataPage</name>
    <message numerus="yes">
        <source>%n variables selected</source>
        <translation>
            <numerusform>%n variable selected</numerusform>
            <numerusform>%n variables selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EvidenceText</name>
    <message numerus="yes">
        <source>Learned the same way without each of %Ln folds, and tried on these: F1 %1.</source>
        <translation>
            <numerusform>Learned the same way without %Ln fold, and tried on it: F1 %1.</numerusform>
            <numerusform>Learned the same way without each of %Ln folds, and tried on these: F1 %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExamWindow</name>
    <message numerus="yes">
        <source>%n case(s): order panels, then say for each whether it is %1.</source>
        <translation>
            <numerusform>%n case: order panels, then say whether it is %1.</numerusform>
            <numerusform>%n cases: order panels, then say for each whether it is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n minute(s) for all cases.</source>
        <translation>
            <numerusform>There is %n minute for all cases.</numerusform>
            <numerusform>There are %n minutes for all cases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FrontTable</name>
    <message numerus="yes">
        <source>%Ln more cannot be told apart from the one before them</source>
        <translation>
            <numerusform>%Ln more cannot be told apart from the one before it</numerusform>
            <numerusform>%Ln more cannot be told apart from the one before them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MessageStack</name>
    <message numerus="yes">
        <source>Show %n more messages</source>
        <translation>
            <numerusform>Show %n more message</numerusform>
            <numerusform>Show %n more messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ModelChecklist</name>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>%n ticked</numerusform>
            <numerusform>%n ticked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::OutcomeDialog</name>
    <message numerus="yes">
        <source>%1  (%Ln patients)</source>
        <translation>
            <numerusform>%1  (%Ln patient)</numerusform>
            <numerusform>%1  (%Ln patients)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PanelList</name>
    <message numerus="yes">
        <source>%n variables are in no panel (%1) and will not be used.</source>
        <translation>
            <numerusform>%n variable is in no panel (%1) and will not be used.</numerusform>
            <numerusform>%n variables are in no panel (%1) and will not be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PatientBanner</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PriceListDialog</name>
    <message numerus="yes">
        <source>%n lines without a clear price were left out.</source>
        <translation>
            <numerusform>%n line without a clear price was left out.</numerusform>
            <numerusform>%n lines without a clear price were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::QueueModel</name>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>%n policy</numerusform>
            <numerusform>%n policies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Report</name>
    <message numerus="yes">
        <source>%Ln further variables are not shown.</source>
        <translation>
            <numerusform>%Ln further variable is not shown.</numerusform>
            <numerusform>%Ln further variables are not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups have n &lt; %1</source>
        <translation>
            <numerusform>%Ln group has n &lt; %1</numerusform>
            <numerusform>%Ln groups have n &lt; %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings of the check of units and plausible ranges were looked at and kept as they are.</source>
        <translation>
            <numerusform>%Ln finding of the check of units and plausible ranges was looked at and kept as it is.</numerusform>
            <numerusform>%Ln findings of the check of units and plausible ranges were looked at and kept as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln open doubts about values</source>
        <translation>
            <numerusform>%Ln open doubt about values</numerusform>
            <numerusform>%Ln open doubts about values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rarer sequences are left out. </source>
        <translation>
            <numerusform>%Ln rarer sequence is left out. </numerusform>
            <numerusform>%Ln rarer sequences are left out. </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patients</source>
        <translation>
            <numerusform>%Ln patient</numerusform>
            <numerusform>%Ln patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln test panels</source>
        <translation>
            <numerusform>%Ln test panel</numerusform>
            <numerusform>%Ln test panels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Walk of %Ln patients</source>
        <translation>
            <numerusform>Walk of %Ln patient</numerusform>
            <numerusform>Walk of %Ln patients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 patients judge, dealt into %Ln folds: every model was learned again without each fold, settings and thresholds chosen on validation patients among the others.</source>
        <translation>
            <numerusform>All %1 patients judge, in %Ln fold: every model was learned again without it, settings and thresholds chosen on validation patients among the others.</numerusform>
            <numerusform>All %1 patients judge, dealt into %Ln folds: every model was learned again without each fold, settings and thresholds chosen on validation patients among the others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StudyEdits</name>
    <message numerus="yes">
        <source>%n variables</source>
        <translation>
            <numerusform>%n variable</numerusform>
            <numerusform>%n variables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TableTab</name>
    <message numerus="yes">
        <source>%n folds</source>
        <translation>
            <numerusform>%n fold</numerusform>
            <numerusform>%n folds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrainPage</name>
    <message numerus="yes">
        <source>%n policies on the front</source>
        <translation>
            <numerusform>%n policy on the front</numerusform>
            <numerusform>%n policies on the front</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrainingCurves</name>
    <message numerus="yes">
        <source>validation, mean and range of %n seeds</source>
        <translation>
            <numerusform>validation, one seed</numerusform>
            <numerusform>validation, mean and range of %n seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::VariableModel</name>
    <message numerus="yes">
        <source>%1, %n variables</source>
        <translation>
            <numerusform>%1, %n variable</numerusform>
            <numerusform>%1, %n variables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::VariableRows</name>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
</context>
</TS>
