import { emptySetUp, type SetUpValues } from './set-up-form.ts'

/**
 * The draft of an account, for this user in this tab. A sign-in without an account lasts ten minutes; a user who needs longer signs in
 * again and finds the draft.
 */
export const draftOf = (userId: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => {
  const key = `set-up/${userId}`
  return {
    read: (): SetUpValues => ({ ...emptySetUp, ...textsIn(storage.getItem(key)) }),
    keep: (values: SetUpValues): void => storage.setItem(key, JSON.stringify(values)),
    forget: (): void => storage.removeItem(key),
  }
}

/** The known text fields; drops anything else, such as an older version's fields. */
const textsIn = (kept: string | null): Partial<SetUpValues> => {
  try {
    const found = Object.entries(JSON.parse(kept ?? '{}') as object)
    return Object.fromEntries(found.filter(([field, value]) => Object.hasOwn(emptySetUp, field) && typeof value === 'string'))
  } catch {
    return {}
  }
}
