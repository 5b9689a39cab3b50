import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFeatures } from '../app/features.ts'
import { hasGone, viewOf, views } from './navigation.tsx'

/** Whether the account just lost the feature of the current view. `last` keeps, across accounts, the view that was open last. */
export const useGoneView = (last: RefObject<string | undefined>): boolean => {
  const { pathname } = useLocation()
  const has = useFeatures()
  const all = views()
  const gone = hasGone(all, pathname, last.current, has)
  const open = all.some(({ path, feature }) => path === viewOf(pathname) && (feature === undefined || has(feature)))
  useEffect(() => {
    last.current = open ? viewOf(pathname) : undefined
  }, [last, open, pathname])
  return gone
}
