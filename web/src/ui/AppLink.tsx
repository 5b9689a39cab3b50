import type { ComponentProps, MouseEvent } from 'react'
import { type To, useHref, useNavigate } from 'react-router'
import { leaveSafely } from './leave-guard.ts'

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  replace?: boolean
  /** What the history entry holds beside the address; a press for a new tab or window leaves it out. */
  state?: unknown
}

/** A link within the app: a plain press navigates here; the browser handles other presses (new tab, new window). */
export const AppLink = ({ children, ...props }: AppLinkProps) => <a {...useAppLink(props)}>{children}</a>

/** The attributes of the anchor of such a link. */
export const useAppLink = ({ to, replace = false, state, onClick, ...rest }: AppLinkProps) => {
  const navigate = useNavigate()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target !== undefined
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    leaveSafely({ by: 'link', to: event.currentTarget.pathname }, () => void navigate(to, { replace, state }))
  }
  return { ...rest, href: useHref(to), onClick: press }
}
