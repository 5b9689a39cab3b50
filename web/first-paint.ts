import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import type { Plugin } from 'vite'
import { pruneVariables } from './src/app/theme/prune-variables.ts'
import { themeCss } from './src/app/theme/theme-css.ts'

const sheets = ['page', 'first-paint'].map((name) => fileURLToPath(new URL(`src/app/theme/${name}.css`, import.meta.url)))
const link = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Inlines the styles that the first paint needs and moves the style sheet to the end of the page, where it blocks only scripts. The outline of the
 * shell then shows as soon as `appearance.js` has loaded. The security policy of the built site allows the inlined style by its hash.
 */
export const firstPaint = (): Plugin => {
  let style: string | undefined
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path }) => {
        if (!path.endsWith('/index.html')) return html
        style ??= await firstPaintCss()
        const links = [...html.matchAll(link)].map(([found]) => found)
        return html
          .replaceAll(link, '')
          .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
          .replace(/\s*<\/body>/, `${links.join('')}\n  </body>`)
      },
    },
    writeBundle: async ({ dir = '' }) => {
      if (style === undefined) throw new Error('The page was not built')
      const file = join(dir, 'staticwebapp.config.json')
      await writeFile(file, allowStyle(await readFile(file, 'utf8'), style))
    },
  }
}

const firstPaintCss = async (): Promise<string> => {
  const css = (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('\n')
  const { code } = await transform(`${pruneVariables(themeCss(), [css])}\n${css}`, { loader: 'css', minify: true })
  return code.trim()
}

/** The site's configuration with one more style allowed, by its hash, in its security policy. */
export const allowStyle = (config: string, style: string): string => {
  const hash = createHash('sha256').update(style).digest('base64')
  // A hash would take effect instead of 'unsafe-inline', which the page of the API has.
  const allowed = config.replace(/style-src 'self'(?! 'unsafe-inline')/, `style-src 'self' 'sha256-${hash}'`)
  if (allowed === config) throw new Error('The security policy says nothing of styles')
  return allowed
}
