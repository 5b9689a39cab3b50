import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { themeCss } from './src/app/theme/theme-css.ts'

const themes = 'virtual:themes.css'

/** The themes become a style sheet while building; see `themeCss`. */
const themeSheet = (): Plugin => ({
  name: 'theme-sheet',
  resolveId: (id) => (id === themes ? id : undefined),
  load: (id) => (id === themes ? themeCss() : undefined),
})

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: at('.'),
  plugins: [react(), themeSheet()],
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: at('index.html'), redirect: at('redirect.html') },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs and what changes seldom: kept by browsers over releases.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router[\\/]dist[\\/]production[\\/]lib(?![\\/]dom))[\\/]/,
              priority: 3,
            },
            // zod must not be evaluated before it was told to do without eval.
            { name: 'zod', test: /node_modules[\\/]zod[\\/]|zod-without-eval/, priority: 2 },
            { name: 'swr', test: /node_modules[\\/](swr|use-sync-external-store|dequal)[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
  preview: { port: 4280, strictPort: true },
})
