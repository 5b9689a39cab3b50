import { spawnSync } from 'node:child_process'

/** A type of the library; references lead to other places of the same file. */
export type LibraryType =
  | { $type: 'ObjectType'; properties: Record<string, LibraryProperty>; additionalProperties?: Reference }
  | {
      $type: 'DiscriminatedObjectType'
      discriminator: string
      baseProperties: Record<string, LibraryProperty>
      elements: Record<string, Reference>
    }
  | { $type: 'ArrayType'; itemType: Reference }
  | { $type: 'UnionType'; elements: Reference[] }
  | { $type: 'StringLiteralType'; value: string }
  | { $type: 'ResourceType'; name: string; body: Reference }
  | { $type: 'StringType' | 'IntegerType' | 'BooleanType' | 'AnyType' }

export interface LibraryProperty {
  type: Reference
  flags: number
}

interface Reference {
  $ref: string
}

/** Follows references inside the file in which a resource type stands. */
export type Resolve = (reference: Reference) => LibraryType

export interface FoundType {
  body: LibraryType
  resolve: Resolve
}

/** A clone of Azure/bicep-types-az, with or without a work tree. */
export const openLibrary = (folder: string) => {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 1 << 30 })
    if (status !== 0) throw new Error(`${folder} is no clone of https://github.com/Azure/bicep-types-az: ${stderr}`)
    return stdout
  }
  const files = git('ls-tree', '-r', '--name-only', 'HEAD', 'generated').split('\n')
  return {
    commit: git('rev-parse', 'HEAD').trim(),
    /** A type with its version, undefined where the library has none. Names of types differ in case between their services. */
    find: (type: string): FoundType | undefined => {
      const [name = '', version = ''] = type.split('@')
      const end = `/${name.split('/')[0]}/${version}/types.json`.toLowerCase()
      for (const file of files.filter((path) => path.toLowerCase().endsWith(end))) {
        const types = JSON.parse(git('show', `HEAD:${file}`)) as LibraryType[]
        const found = types.find((one) => one.$type === 'ResourceType' && one.name.toLowerCase() === type.toLowerCase())
        const resolve: Resolve = ({ $ref }) => {
          const target = types[Number($ref.replace('#/', ''))]
          if (!target) throw new Error(`${file} has nothing at ${$ref}.`)
          return target
        }
        if (found?.$type === 'ResourceType') return { body: resolve(found.body), resolve }
      }
      return undefined
    },
  }
}
