import type { User } from '@auctionwiz/contracts/identity'
import type { login as endpoint } from '@auctionwiz/contracts/sign-in'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { Parts } from '../parts.ts'
import { hasAddress } from '../people/user-by-email.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { addressGuard, passwordGuard } from './limits.ts'

/** An unknown address and a wrong password get the same answer after the same work. */
export const login =
  (parts: Parts): UseCase<typeof endpoint> =>
  async ({ body: { email, password, mfaCode } }, context) => {
    if (email === '' || password === '') throw new Failure('missing_credentials')
    const { attempts } = parts
    const [account, address] = [passwordGuard(email), addressGuard(context.address)]
    await attempts.admit([address], context.now)
    await attempts.take(account, context.now)
    const user = await whoHas(parts, email, password)
    if (!user) {
      await attempts.failed([address], context.now)
      throw new Failure('invalid_credentials')
    }
    await attempts.succeeded([account])
    return beginSignIn(parts, user, 'password', mfaCode || undefined, context)
  }

/**
 * The user of the address, or whoever signed up with it and has not confirmed it. Where somebody did, both passwords are always tried, so that
 * who signs up with an address of others learns nothing about it.
 */
const whoHas = async (parts: Pick<Parts, 'people' | 'hasher'>, email: string, password: string): Promise<User | undefined> => {
  const { confirmed, pending } = await parts.people.candidates(email)
  const user = await verified(parts, confirmed, email, password)
  return user ?? (pending === undefined ? undefined : verified(parts, pending, email, password))
}

const verified = async ({ people, hasher }: Pick<Parts, 'people' | 'hasher'>, userId = 'nobody', email: string, password: string) => {
  const [user, hash] = await Promise.all([people.read(userId), people.passwordHash(userId)])
  const mine = user && hasAddress(user, email)
  return (await hasher.verify(password, mine ? hash : undefined)) ? user : undefined
}
