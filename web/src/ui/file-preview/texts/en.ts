/** The texts of previews of files; `{name}` is a placeholder. */
export const previewText = {
  failed: 'The preview could not be shown',
  unreadable: 'This file can’t be drawn here. Download it and open it on your device.',
  pageOf: 'Page {page} of {count}',
  pageBefore: 'Page before',
  pageAfter: 'Next page',
  download: 'Download',
  pdfProtected: 'This PDF is protected with a password. Download it and open it with the password.',
} as const
