import { networkOf } from '@auctionwiz/domain/network'
import type { UserDocument } from '@auctionwiz/records/users'
import { hashSecret } from '../security/secrets.ts'

/** As many devices and addresses are remembered; the one not seen for longest goes first. */
const remembered = 20

/** Where a sign-in comes from: the device by name, the address hashed. */
export interface Origin {
  device: string
  addressHash: string
}

export const hashAddress = (userId: string, address: string): Promise<string> => hashSecret('address', userId, networkOf(address))

/** Whether the user has signed in from an address before. */
export const isFamiliar = ({ addresses = [] }: UserDocument, addressHash: string): boolean => addresses.includes(addressHash)

/** The user with device and address among those known. `isNew` when other devices were known and this one was not. */
export function withOrigin(user: UserDocument, { device, addressHash }: Origin, now: Date): { user: UserDocument; isNew: boolean } {
  const known = user.devices ?? []
  const others = known.filter(({ name }) => name !== device)
  const devices = [{ name: device, seenAt: now.toISOString() }, ...others].slice(0, remembered)
  const addresses = [addressHash, ...(user.addresses ?? []).filter((each) => each !== addressHash)].slice(0, remembered)
  return { user: { ...user, devices, addresses }, isNew: known.length > 0 && others.length === known.length }
}
