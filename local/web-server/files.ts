import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = (data: Buffer, quality: number) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const compressors = {
  br: (data: Buffer) => brotli(data, 5),
  gzip: (data: Buffer) => promisify(gzip)(data, { level: 6 }),
}

export type Encoding = keyof typeof compressors

export type SiteFile = {
  /** Path within the site, from `/`. */
  path: string
  etag: string
  data: Buffer
  encoded: Map<Encoding, Promise<Buffer>>
  stamp: string
}

const compressible = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt', '.map', '.xml', '.webmanifest', '.wasm', '.ttf'])

/** The files of a site, kept in memory once read and read again when they change on disk. */
export class SiteFiles {
  private readonly folder: string
  private readonly cache = new Map<string, SiteFile>()

  constructor(folder: string) {
    this.folder = resolve(folder)
  }

  /** The file at a decoded URL path, a folder's index.html, or undefined. Never leaves the folder; hidden files don't exist. */
  async find(path: string): Promise<SiteFile | undefined> {
    const wanted = path.endsWith('/') ? `${path}index.html` : path
    // An empty part (`//x`) would name the file of another address and pass by the rules for that.
    if (/\0|\/\/|^[^/]/.test(wanted) || wanted.split('/').some((part) => part.startsWith('.'))) return undefined
    const disk = join(this.folder, wanted)
    if (!disk.startsWith(this.folder + sep)) return undefined
    const info = await stat(disk).catch(notFound)
    if (info?.isDirectory()) return this.find(`${wanted}/`)
    if (!info?.isFile()) {
      this.cache.delete(wanted)
      return undefined
    }
    const stamp = `${info.mtimeMs} ${info.size}`
    const cached = this.cache.get(wanted)
    if (cached?.stamp === stamp) return cached
    const data = await readFile(disk)
    // Weak, since all encodings of the file share it.
    const etag = `W/"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`
    const file: SiteFile = { path: wanted, etag, data, encoded: new Map(), stamp }
    this.cache.set(wanted, file)
    return file
  }

  /** The file's content in an encoding: the `.br` or `.gz` file next to it, else compressed once. Undefined where that saves nothing. */
  async encode(file: SiteFile, encoding: Encoding): Promise<Buffer | undefined> {
    if (!compressible.has(extname(file.path)) || file.data.length < 256) return undefined
    const known = file.encoded.get(encoding)
    if (known) return known
    const made = this.readBeside(file, encoding)
    file.encoded.set(encoding, made)
    if (encoding === 'br') made.then(() => compressHard(file)).catch((error: Error) => console.error(`error ${error.stack}`))
    return made
  }

  private async readBeside(file: SiteFile, encoding: Encoding): Promise<Buffer> {
    const beside = join(this.folder, `${file.path}${encoding === 'br' ? '.br' : '.gz'}`)
    return (await readFile(beside).catch(notFound)) ?? compressors[encoding](file.data)
  }
}

/** A network that delivers files to many compresses each once and well: who comes first need not wait for that, those after get it. */
async function compressHard(file: SiteFile): Promise<void> {
  const smaller = await brotli(file.data, constants.BROTLI_MAX_QUALITY)
  file.encoded.set('br', Promise.resolve(smaller))
}

function notFound(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return undefined
  throw error
}
