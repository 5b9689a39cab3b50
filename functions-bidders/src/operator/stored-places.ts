/** The containers of files and the queues, as `infra/cosmos.json` makes them; a test compares the two. */
export const blobContainers = [
  'uploads',
  'upload-errors',
  'case-documents',
  'case-packs',
  'house-exports',
  'incoming',
  'stored-files',
  'opened-uploads',
] as const

export const queues = ['case-packs', 'imports', 'incoming', 'jobs', 'mails', 'network', 'refresh', 'syncs'] as const
