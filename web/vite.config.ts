import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyShell, firstViewChunk, shellChunks, textChunks } from './chunks.ts'
import { firstPaint } from './first-paint.ts'
import { leanContracts } from './lean-contracts.ts'
import { leanFluent } from './lean-fluent.ts'
import { lookScale } from './look-scale.ts'
import { texts } from './texts.ts'
import { themeSheet } from './theme-sheet.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: at('.'),
  plugins: [texts(), react(), leanContracts(), leanFluent(), themeSheet(), lookScale(), earlyShell(), firstPaint()],
  css: {
    modules: {
      // Vite's own names add the number of the line, which scripts that name classes would carry too.
      generateScopedName: (name, _file, css) => `_${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 5)}`,
    },
  },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What the first page has loaded anyway need not be named at every import: the lists are part of the shell.
      resolveDependencies: (_url, files) => files.filter((file) => !/^assets\/(rolldown-runtime|zod|react|index)-[\w-]{7}\.js$/.test(file)),
    },
    reportCompressedSize: false,
    // check-size.ts holds the budgets of what users wait for; the demonstration and the workbook reader are larger, and loaded on demand.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The demonstration holds all apps: what one app imports at its start, another imports later.
      checks: { ineffectiveDynamicImport: false },
      input: { index: at('index.html'), redirect: at('redirect.html'), api: at('api.html') },
      output: {
        // The first page names every chunk that it may fetch later: a shorter hash makes it smaller.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: textChunks(), debugName: 'texts', priority: 5, includeDependenciesRecursively: false },
            // What every page needs and what rarely changes, so that browsers cache it across releases. It is the largest chunk, so other
            // code loads in parallel in separate chunks.
            { name: 'react', test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
            // zod must be configured without eval before it is evaluated.
            { name: 'zod', test: /node_modules[\\/]zod[\\/]|zod-without-eval/, priority: 3 },
            // The rest of the first page's code in one chunk instead of many small ones; the MSAL redirect page and the page of the API are
            // separate.
            { name: 'first', tags: ['$initial'], test: /^(?!.*(@azure|redirect\.|api\.html|src[\\/]api[\\/]|api-groups))/, priority: 2 },
            { name: shellChunks(), debugName: 'shell', priority: 1 },
            { name: firstViewChunk(), debugName: 'first view', priority: 0 },
          ],
        },
      },
    },
  },
  preview: { port: 4280, strictPort: true },
})
