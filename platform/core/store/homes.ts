import type { ContainerName } from './containers.ts'

/** The containers of each declared type. */
const homes = new Map<string, readonly ContainerName[]>()

/** Notes where the documents of a declared type are. */
export const declareHomes = (types: readonly string[], names: readonly ContainerName[]): void => {
  for (const type of types) homes.set(type, names)
}

/**
 * Refuses a query or a write in a container that doesn't hold the type: it would find nothing, or store what nobody finds.
 * A type that no loaded record declares passes.
 * @throws TypeError naming the containers of the type
 */
export const requireHome = (type: string, container: ContainerName): void => {
  const names = homes.get(type)
  if (names && !names.includes(container)) throw new TypeError(`${type} is stored in ${names.join(' and ')}, not in ${container}`)
}
