/** The texts of the import dialog; `{name}` is filled in. */
export const importText = {
  title: 'Import Bidders',
  file: 'CSV file (max 10MB)',
  columns: 'The first line names the columns. First name, last name and email address are needed.',
  size: '{size} KB',
  tooLarge:
    'This file has {size} MB. A bidder file can be at most 10MB: import it in parts, or as an upload of the Data Processing Center.',
  next: 'What happens next?',
  steps: [
    'The file is checked row by row. Rows with problems are told with their line and left out; the others are imported.',
    'A bidder whose email address is known already is updated, not doubled.',
    'New bidders start as Pending and are scored at once.',
  ],
  track: 'Follow the progress in the Data Processing Center.',
  upload: 'Upload File',
  uploading: 'Uploading',
  uploaded: 'File uploaded successfully! Check the Data Processing Center to track the import progress.',
  open: 'Open',
} as const
