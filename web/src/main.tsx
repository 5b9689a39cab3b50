import './zod-without-eval.ts'
import 'virtual:themes.css'
import './app/theme/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { loadConfig } from './app/config.ts'
import { prefetchFirstScreen } from './app/entry-routes.tsx'
import { StartFailure } from './app/StartFailure.tsx'
import { openSession } from './app/session/open-session.ts'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

const start = async (): Promise<void> => {
  prefetchFirstScreen()
  const config = await loadConfig()
  root.render(<App config={config} session={openSession(config)} />)
}

start().catch((error: unknown) => {
  console.error(error)
  root.render(<StartFailure />)
})
