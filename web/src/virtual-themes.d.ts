/** The style sheet made from the themes while building, see `vite.config.ts`. */
declare module 'virtual:themes.css'
