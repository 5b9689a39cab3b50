import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { earlyShell, firstViewChunk, shellChunks } from './chunks.ts'
import { firstPaint } from './first-paint.ts'
import { pruneVariables } from './src/app/theme/prune-variables.ts'
import { themeCss } from './src/app/theme/theme-css.ts'

const themes = 'virtual:themes.css'

/** Generates a style sheet from the themes at build time, see `themeCss`; the built sheet keeps only the used variables. */
const themeSheet = (): Plugin => ({
  name: 'theme-sheet',
  resolveId: (id) => (id === themes ? id : undefined),
  load: (id) => (id === themes ? themeCss() : undefined),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle)
      const code = files.map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      files.forEach((file, index) => {
        const css = code[index]
        if (file.type === 'asset' && file.fileName.endsWith('.css') && css?.includes('--colorNeutralForeground1:'))
          file.source = pruneVariables(css, code.toSpliced(index, 1))
      })
    },
  },
})

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: at('.'),
  plugins: [react(), themeSheet(), earlyShell(), firstPaint()],
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // check-size.ts holds the budgets of what users wait for; the demonstration and the workbook reader are larger, and loaded on demand.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { index: at('index.html'), redirect: at('redirect.html') },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and what rarely changes, so that browsers cache it across releases. It is the largest chunk, so other
            // code loads in parallel in separate chunks.
            { name: 'react', test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
            // zod must be configured without eval before it is evaluated.
            { name: 'zod', test: /node_modules[\\/]zod[\\/]|zod-without-eval/, priority: 3 },
            // The rest of the first page's code in one chunk instead of many small ones; the MSAL redirect page is separate.
            { name: 'first', tags: ['$initial'], test: /^(?!.*(@azure|redirect\.))/, priority: 2 },
            { name: shellChunks(), debugName: 'shell', priority: 1 },
            { name: firstViewChunk(), debugName: 'first view', priority: 0 },
          ],
        },
      },
    },
  },
  preview: { port: 4280, strictPort: true },
})
