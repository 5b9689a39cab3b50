import { type ComponentType, memo } from 'react'
import { useLanguage } from '../../messages/language.ts'
import type { Clerk } from './use-clerk.ts'

/**
 * A part of the screen that renders only when what it shows changes: a key changes little, and the next one may come at once.
 * @param shown what the part may read of the clerk
 */
export const clerkPart =
  <Shown extends keyof Clerk>(...shown: readonly Shown[]) =>
  <Props extends object = object>(Part: ComponentType<Props & { clerk: Pick<Clerk, Shown> }>) => {
    type All = Props & { clerk: Pick<Clerk, Shown> }
    const isSame = ({ clerk: before, ...propsBefore }: All, { clerk: after, ...props }: All): boolean =>
      shown.every((key) => Object.is(before[key], after[key])) &&
      Object.entries(props).every(([name, value]) => Object.is(value, Reflect.get(propsBefore, name)))
    const ClerkPart = (props: All) => {
      useLanguage()
      return <Part {...props} />
    }
    return memo(ClerkPart, isSame)
  }
