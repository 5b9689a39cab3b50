import type { Plugin } from 'vite'
import { pruneVariables } from './src/app/theme/prune-variables.ts'
import { themeCss } from './src/app/theme/theme-css.ts'

const themes = 'virtual:themes.css'

/** Generates a style sheet from the themes at build time, see `themeCss`; the built sheet keeps only the used variables. */
export const themeSheet = (): Plugin => ({
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
