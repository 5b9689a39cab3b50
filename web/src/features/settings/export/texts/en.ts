/** The texts of the export of a whole house; `{house}` and the like are placeholders. */
export const houseExportText = {
  heading: 'Export of {house}',
  help: 'Everything of the auction house in one ZIP archive: every record as JSON, tables for a spreadsheet, and all files. An operator can read it back into an empty house.',
  other: 'Switch to another house to export it.',
  unread: 'The export could not be loaded',
  making: 'The export is being made',
  packed: '{done} of {total} files. You are notified when it is ready.',
  failed: 'The export failed. Try again.',
  made: 'Made on {at} by {name}, kept until {until} ({size} MB).',
  download: 'Download ZIP',
  start: 'Export Whole House',
  again: 'Export Again',
  notStarted: 'The export could not be started',
  notDownloaded: 'The export could not be downloaded',
  mail: 'You are notified when it is ready.',
} as const
