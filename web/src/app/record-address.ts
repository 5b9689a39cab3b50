import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

const addWord = 'new'

/** What is open above or next to a list. */
export interface RecordAddress {
  /** The record that is open. */
  openId: string | undefined
  /** The form for a new record is open. */
  adding: boolean
  /** Opens a record, or with more of a path a part of it. */
  open: (path: string) => void
  add: () => void
  /** Closes the record or the form. */
  close: () => void
}

/**
 * The record that the address opens, `{list}/{id}`, or the form for a new one, `{list}/new`. The filters of the list stay.
 * @param id the part of the address after the list's
 */
export const useRecordAddress = (list: string, id: string | undefined): RecordAddress => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const adding = id === addWord
  const go = useCallback(
    (part: string, replace: boolean) => void navigate({ pathname: `${list}${part}`, search }, { replace }),
    [navigate, list, search],
  )
  return {
    openId: adding ? undefined : id,
    adding,
    open: useCallback((to) => go(`/${to}`, id !== undefined), [go, id]),
    add: useCallback(() => go(`/${addWord}`, false), [go]),
    close: useCallback(() => go('', adding), [go, adding]),
  }
}
