/** Containers of files, and queues of work, which the templates create and the deletion of an account looks through. */
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
