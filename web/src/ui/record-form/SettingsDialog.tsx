import type { ReactNode } from 'react'
import type { Data } from '../../app/calls/use-call.ts'
import { Dialog } from '../Dialog.tsx'
import { ErrorState } from '../ErrorState.tsx'

/** The version of settings that nobody has saved yet: they have none. */
export const unsaved = ''

/** What a change of settings sends: no version where nobody has saved them yet. */
export const knownVersion = (version: string): { version?: string } => (version === unsaved ? {} : { version })

interface SettingsDialogProps<Settings> {
  title: string
  settings: Data<Settings>
  loadFailed: string
  onClose: () => void
  /** The form, once the settings are read. */
  children: (settings: Settings) => ReactNode
}

/** A form of settings that are read first. */
export const SettingsDialog = <Settings,>({ title, settings, loadFailed, onClose, children }: SettingsDialogProps<Settings>) => {
  const { data, error, reload } = settings
  if (data !== undefined) return children(data)
  if (error === undefined) return null
  return (
    <Dialog title={title} onClose={onClose}>
      <ErrorState compact title={loadFailed} error={error} onRetry={reload} />
    </Dialog>
  )
}
