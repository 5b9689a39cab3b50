import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Folders are layers: of two folders side by side, one at most imports the other. So a reader starts at the bottom and needs nothing from above. */
const root = join(import.meta.dirname, '../..')

/** Source trees, each with its folders at every depth. */
const trees = [
  'contracts',
  'domain',
  'platform',
  'records',
  'functions-auth/src',
  'functions-bidders/src',
  'functions-auctions/src',
  'functions-upload/src',
  'web/src',
]

interface Import {
  from: string
  to: string
}

const imports = /^(?:import|export)\b[^'"`;]*?(?:\bfrom )?'(\.[^']*)'|\bimport\('(\.[^']*)'\)/gm
const isTest = (file: string): boolean => /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)|(^|\/)test-[^/]*$/.test(file)

const importsIn = (tree: string): Import[] =>
  globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
    .filter((file) => !file.includes('node_modules') && !isTest(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(imports)].map(([, path, later = '']) => ({
        from: file.slice(tree.length + 1),
        to: join(dirname(file), path ?? later).slice(tree.length + 1),
      })),
    )

/** The folders where two paths part; undefined where one of them is a file there. */
const foldersBetween = ({ from, to }: Import): [string, string] | undefined => {
  const [a, b] = [from.split('/'), to.split('/')]
  const depth = a.findIndex((name, index) => name !== b[index])
  if (depth < 0 || depth === a.length - 1 || depth >= b.length - 1) return undefined
  return [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')]
}

/** Pairs of folders that import each other, with a file of each. */
const mutualPairs = (found: readonly Import[]): string[] => {
  const first = new Map<string, Import>()
  for (const one of found) {
    const folders = foldersBetween(one)
    const key = folders?.join(' ')
    if (key !== undefined && !first.has(key)) first.set(key, one)
  }
  return [...first].flatMap(([key, there]) => {
    const [a = '', b = ''] = key.split(' ')
    const back = first.get(`${b} ${a}`)
    return back && a < b ? [`${a} and ${b}: ${there.from} imports ${there.to}, ${back.from} imports ${back.to}`] : []
  })
}

describe.each(trees)('%s', (tree) => {
  it('has no two folders that import each other', () => {
    expect(mutualPairs(importsIn(tree))).toEqual([])
  })
})

describe('mutualPairs', () => {
  it('names two folders that import each other, at any depth', () => {
    const there = { from: 'a/x/one.ts', to: 'a/y/two.ts' }
    const back = { from: 'a/y/deep/three.ts', to: 'a/x/four.ts' }
    expect(mutualPairs([there, back])).toEqual(['a/x and a/y: a/x/one.ts imports a/y/two.ts, a/y/deep/three.ts imports a/x/four.ts'])
  })

  it('accepts folders in layers, files beside a folder, and imports within a folder', () => {
    const layers = [
      { from: 'a/one.ts', to: 'b/two.ts' },
      { from: 'a/three.ts', to: 'a/x/four.ts' },
      { from: 'a/x/four.ts', to: 'a/three.ts' },
      { from: 'main.ts', to: 'a/one.ts' },
      { from: 'a/one.ts', to: 'deps.ts' },
    ]
    expect(mutualPairs(layers)).toEqual([])
  })
})
