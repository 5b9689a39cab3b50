import type { UserDocument } from '../people/person.ts'

/** As many devices are remembered; the one not seen for longest goes first. */
const remembered = 20

/** The user with a device among those known. `isNew` when others were known and this one was not. */
export const withDevice = (user: UserDocument, device: string, now: Date): { user: UserDocument; isNew: boolean } => {
  const known = user.devices ?? []
  const others = known.filter(({ name }) => name !== device)
  const devices = [{ name: device, seenAt: now.toISOString() }, ...others].slice(0, remembered)
  return { user: { ...user, devices }, isNew: known.length > 0 && others.length === known.length }
}
