/** The texts for correcting rejected rows; `{name}` is a placeholder. */
export const correctionText = {
  title: 'Correct rejected rows',
  intro: 'Change what is wrong and import the rows you changed. They belong to the same upload and are undone with it.',
  rowOf: 'Row {line}',
  rowOfFile: '{file}, row {line}',
  otherFields: 'Other fields of row {line}',
  failed: 'The rejected rows could not be loaded',
  none: 'No rejected rows are left to correct.',
  more: 'Show more rows',
  changed: '{count, plural, one {# row changed} other {# rows changed}}',
  changeFirst: 'Change a row first.',
  tooMany: 'Import at most {limit} rows at a time.',
  check: 'Check corrected rows',
  introCheck: 'Change what is wrong. The rows you changed are checked again with all others, and nothing is imported yet.',
  import: 'Import corrected rows',
  importing:
    '{count, plural, one {# corrected row is} other {# corrected rows are}} being imported. Processing History shows the progress.',
  refused: '{count, plural, one {# row still can’t be read.} other {# rows still can’t be read.}} The reason is at the field.',
} as const
