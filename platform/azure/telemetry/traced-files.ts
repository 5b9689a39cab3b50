import type { FileStore } from '../../core/files/files.ts'
import { tracedOperation } from './traced.ts'

/** Records the operations on the files of a container. The blocks of one file count as one operation. */
export const tracedFiles = (files: FileStore, container: string): FileStore => {
  const recorded = <Args extends unknown[], T>(name: string, call: (...args: Args) => Promise<T>) => {
    return (...args: Args): Promise<T> =>
      tracedOperation({ name: `files ${name}`, fields: { 'auctionwiz.file_container': container } }, () => call(...args))
  }
  return {
    ...files,
    write: recorded('write', files.write),
    read: recorded('read', files.read),
    remove: recorded('remove', files.remove),
    reserve: recorded('reserve', files.reserve),
    writeText: recorded('writeText', files.writeText),
    rewriteText: recorded('rewriteText', files.rewriteText),
    rewrite: recorded('rewrite', files.rewrite),
  }
}
