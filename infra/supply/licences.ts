/** Licences under which a library may be part of what is deployed. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Bitstream-Vera',
])

/** Libraries whose licence is in a file of theirs and not in their manifest. */
const inFile: Readonly<Record<string, string>> = {
  'busboy@1.6.0': 'MIT',
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'png-js@2.0.0': 'MIT',
  'semaphore@1.1.0': 'MIT',
  'streamsearch@1.1.0': 'MIT',
}

interface Locked {
  version?: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  link?: boolean
}

export interface LockFile {
  packages: Record<string, Locked>
}

/** Workspaces that are deployed; the others run on a developer's machine. */
const deployed = [
  'contracts',
  'domain',
  'platform',
  'records',
  'functions-auth',
  'functions-bidders',
  'functions-auctions',
  'functions-upload',
  'web',
]

/** Whether an SPDX expression can be met: one of its alternatives, with all of its parts. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => allowed.has(licence.trim())))

/** Where a library lies that the package at `from` imports: in the nearest node_modules above it. */
const placeOf = (name: string, from: string, { packages }: LockFile): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return undefined
  }
}

/** Every library that the deployed workspaces need, by its place in node_modules. */
const deployedLibraries = (lock: LockFile): Set<string> => {
  const found = new Set<string>()
  const waiting = [...deployed]
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const { dependencies, optionalDependencies } = lock.packages[from] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(name, from, lock)
      if (place === undefined || lock.packages[place]?.link || found.has(place)) continue
      found.add(place)
      waiting.push(place)
    }
  }
  return found
}

/** Deployed libraries whose licence is absent or not allowed, as `name version: licence`. */
export const refusedLicences = (lock: LockFile): string[] =>
  [...deployedLibraries(lock)].toSorted().flatMap((place) => {
    const { version, license } = lock.packages[place] ?? {}
    const name = place.replace(/^.*node_modules\//, '')
    const licence = inFile[`${name}@${version}`] ?? license ?? 'no licence'
    return isAllowed(licence) ? [] : [`${name} ${version}: ${licence}`]
  })
