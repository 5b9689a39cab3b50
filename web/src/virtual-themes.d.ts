/** The style sheet generated from the themes at build time, see `vite.config.ts`. */
declare module 'virtual:themes.css'
