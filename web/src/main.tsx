import './zod-without-eval.ts'
import 'virtual:themes.css'
import './app/theme/base.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { isLocalHost, loadConfig } from './app/config.ts'
import { startLanguage } from './messages/language.ts'
import { App } from './shell/App.tsx'
import { prefetchFirstScreen } from './shell/entry-routes.ts'
import { openSession } from './shell/open-session.ts'
import { StartFailure } from './shell/StartFailure.tsx'
import { UiRoot } from './ui/UiRoot.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

const start = async (): Promise<void> => {
  // Once the first screen's code and texts are loaded, the screen replaces the outline without a blank page in between.
  const texts = startLanguage(isLocalHost(window.location.hostname))
  const [config] = await Promise.all([loadConfig(), prefetchFirstScreen(), texts])
  const session = openSession(config)
  startTransition(() => root.render(<App config={config} session={session} />))
}

start().catch((error: unknown) => {
  console.error(error)
  root.render(
    <UiRoot>
      <StartFailure />
    </UiRoot>,
  )
})
