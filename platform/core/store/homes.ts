import type { ContainerName } from './containers.ts'

/** The containers of each declared type. */
const homes = new Map<string, readonly ContainerName[]>()

/** Types whose documents belong to a part of their owner's, such as an auction. */
const ofParts = new Set<string>()

/** Notes where the documents of a declared type are. */
export const declareHomes = (types: readonly string[], names: readonly ContainerName[], part = false): void => {
  for (const type of types) {
    homes.set(type, names)
    if (part) ofParts.add(type)
  }
}

/**
 * Refuses a query or a write in a container that doesn't hold the type: it would find nothing, or store what nobody finds.
 * The same goes for what belongs to a part of the owner's documents. A type that no loaded record declares passes.
 * @throws TypeError naming the containers of the type
 */
export const requireHome = (type: string, container: ContainerName, isOwn: boolean): void => {
  const names = homes.get(type)
  if (isOwn && ofParts.has(type)) throw new TypeError(`${type} is stored in the parts of ${container}: use within()`)
  if (names && !names.includes(container)) throw new TypeError(`${type} is stored in ${names.join(' and ')}, not in ${container}`)
}
