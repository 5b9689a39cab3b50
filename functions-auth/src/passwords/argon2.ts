import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { PasswordHasher } from './password-hasher.ts'

/** OWASP's parameters for argon2id: 46 MiB, one pass, one lane. */
const current = { memory: 47_104, passes: 1, parallelism: 1 }
const tagLength = 32

interface Parsed {
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  tag: Buffer
}

/** argon2id from Node's own crypto. About two hashes run at a time; more than `waiting` in line are turned away. A sign-in takes two. */
export function argon2Hasher(atOnce = 2, waiting = 80): PasswordHasher {
  const run = capacity(atOnce, waiting)
  const derive = promisify(argon2)
  const tagOf = (password: string, { salt, ...cost }: Omit<Parsed, 'tag'>) =>
    run(async () => derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce: salt, tagLength, ...cost }))
  const nobody: Parsed = { ...current, salt: randomBytes(16), tag: randomBytes(tagLength) }
  const find: PasswordHasher['find'] = async (password, hashes) => {
    const parsed = hashes.map(parse)
    const [first = nobody] = parsed
    const tag = Buffer.from(await tagOf(password, first))
    const matches = parsed.map((one) => timingSafeEqual(tag, one.tag) && one.salt.equals(first.salt))
    return matches.indexOf(true)
  }
  return {
    hash: async (password, like) => {
      const { tag: _tag, ...how } = like === undefined ? { ...current, salt: randomBytes(16), tag: undefined } : parse(like)
      return format({ ...how, tag: Buffer.from(await tagOf(password, how)) })
    },
    verify: async (password, hash) => (await find(password, hash === undefined ? [] : [hash])) === 0,
    find,
    isOutdated: (hash) => {
      const { memory, passes } = parse(hash)
      return memory * passes < current.memory * current.passes
    },
  }
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const format = ({ memory, passes, parallelism, salt, tag }: Parsed): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`

function parse(hash: string): Parsed {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (!match) throw new Error('a stored password hash has an unknown format')
  const [, m, t, p, salt = '', tag = ''] = match
  return {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** Runs at most `atOnce` jobs in parallel and queues at most `waiting`; beyond that it throws `busy` immediately. */
export function capacity(atOnce: number, waiting: number) {
  let running = 0
  const line: (() => void)[] = []
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Failure('busy', { seconds: 2 })
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await job()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
