/** Blob storage names a file by at most this many characters. */
const longest = 1024

/** Whether a path stays where it begins: addresses resolve dots, and storage takes a backslash for a slash. */
export const isPlainPath = (path: string): boolean =>
  path.length <= longest && !/[\\\p{Cc}]/u.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part))
