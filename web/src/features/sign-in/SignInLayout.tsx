import { type ReactNode, Suspense, useRef } from 'react'
import { pagesOf } from '../../app/config.ts'
import { useConfig } from '../../app/session/session-context.ts'
import { useFocusOnEntry } from '../../app/use-focus-on-entry.ts'
import { text } from '../../messages/index.ts'
import { chooseBeforeSignIn, profileLanguage } from '../../messages/language.ts'
import { classes } from '../../ui/class-names.ts'
import { languageText } from '../../ui/language/messages.ts'
import { lazyInBackground } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { Wordmark } from '../../ui/Wordmark.tsx'
import styles from './SignInLayout.module.css'

const LanguageSelect = lazyInBackground(() => import('../../ui/language/LanguageSelect.tsx'))

interface SignInLayoutProps {
  title: string
  /** Hidden on a bidder's page, because bidders don't sign in. */
  forStaff?: boolean
  children: ReactNode
}

/** The page around every screen before the shell: a green title area, with the content next to it (on the phone below). */
export const SignInLayout = ({ title, forStaff = true, children }: SignInLayoutProps) => {
  const main = useRef<HTMLElement>(null)
  useFocusOnEntry(main)
  const pages = pagesOf(useConfig(), profileLanguage())
  return (
    <div className={classes(look('grid'), styles.page)}>
      <title>{`${title} · AuctionWiz`}</title>
      <header className={styles.area}>
        <div className={classes(look('flex', 'top'), styles.wordmark)}>
          <Wordmark size={44} />
        </div>
        {forStaff && <p className={classes(look('heading', 'aboveL', 'phoneBody'), styles.subtitle)}>{text.signIn.subtitle}</p>}
      </header>
      <main ref={main} tabIndex={-1} className={classes(look('grid', 'middle', 'noOutline', 'padRowXXL', 'padSidesXXL'), styles.main)}>
        {children}
      </main>
      <footer className={look('contents')}>
        <div className={classes(look('caption', 'padBottomXXL'), styles.language)}>
          <Suspense fallback={null}>
            <LanguageSelect aria-label={languageText.label} onChoose={chooseBeforeSignIn} />
          </Suspense>
        </div>
        <nav className={classes(look('caption', 'flex', 'wrap', 'gapColumnsXXL'), styles.links)} aria-label={text.legal.title}>
          <a href={pages.terms}>{text.legal.terms}</a>
          <a href={pages.privacy}>{text.legal.privacy}</a>
          <a href={pages.support}>{text.legal.support}</a>
        </nav>
      </footer>
    </div>
  )
}
