import { emptySetUp, type SetUpValues } from './set-up-form.ts'

/**
 * What was typed of an account so far, for this user in this tab: a sign-in without an account lasts ten minutes, and whoever types longer signs in
 * once more without typing it again.
 */
export const draftOf = (userId: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => {
  const key = `set-up/${userId}`
  return {
    read: (): SetUpValues => ({ ...emptySetUp, ...textsIn(storage.getItem(key)) }),
    keep: (values: SetUpValues): void => storage.setItem(key, JSON.stringify(values)),
    forget: (): void => storage.removeItem(key),
  }
}

/** The known fields that hold texts; anything else, such as an older version's, is left out. */
const textsIn = (kept: string | null): Partial<SetUpValues> => {
  try {
    const found = Object.entries(JSON.parse(kept ?? '{}') as object)
    return Object.fromEntries(found.filter(([field, value]) => Object.hasOwn(emptySetUp, field) && typeof value === 'string'))
  } catch {
    return {}
  }
}
