import { readCurrentUser } from '@auctionwiz/contracts/accounts'
import type { Language } from '@auctionwiz/contracts/identity'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSession, useSignedIn } from '../../app/session/session-context.ts'
import { messageOf } from '../../app/session/sign-in-failures.ts'
import { chooseLanguage, isUnsaved, keepUnsaved, shownLanguage } from '../../messages/language.ts'
import { toast } from '../Toasts.tsx'
import { languageText } from './messages.ts'

/** Chooses the language of the person at work: shown at once, then saved in their profile, which their mails follow too. */
export const useChooseLanguage = (): ((language: Language) => Promise<void>) => {
  const save = useSaveLanguage()
  return async (language) => {
    await chooseLanguage(language)
    await save(language)
  }
}

const useSaveLanguage = (): ((language: Language) => Promise<void>) => {
  const call = useCall()
  const session = useSession()
  const refresh = useRefresh()
  const { viewing } = useSignedIn()
  return async (language) => {
    // A user who views as another person does not change that person's settings.
    if (viewing) return
    try {
      const { readMyProfile, saveLanguage } = await import('./save-language.ts')
      const user = await saveLanguage(call, language)
      keepUnsaved(false)
      // First: the answer to a call that is under way shows the language before.
      refresh([readMyProfile, readCurrentUser])
      session.update({ user })
    } catch (error) {
      toast({ tone: 'problem', text: languageText.notSaved({ problem: messageOf(error, '') }) })
    }
  }
}

/** Shows the language of the profile, or saves there what was chosen before sign-in. People of the demonstration follow the browser. */
export const useOwnLanguage = (): void => {
  const { user, viewing } = useSignedIn()
  const { isDemo } = useSession()
  const save = useSaveLanguage()
  const own = user.profile.language
  const follow = useEffectEvent(() => {
    const shown = shownLanguage()
    if (viewing || isDemo || own === shown || shown === 'en-XA') return
    if (isUnsaved()) void save(shown)
    else chooseLanguage(own).catch(() => toast({ tone: 'problem', text: languageText.notLoaded }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows another person or another language of theirs, nothing else
  useEffect(() => follow(), [user.id, own])
}
