/** One scale: spacing, type, corners and colours of style sheets come from the theme's variables, never as raw values. */
export default {
  plugins: ['stylelint-declaration-strict-value'],
  rules: {
    'scale-unlimited/declaration-strict-value': [
      [
        '/color$/',
        'fill',
        'stroke',
        'background',
        'font-size',
        'line-height',
        'font-weight',
        '/^(margin|padding)/',
        '/gap$/',
        '/radius$/',
        'box-shadow',
      ],
      {
        // Functions such as `calc` and `clamp` combine variables with the size of the window.
        ignoreFunctions: true,
        disableFix: true,
        // Keywords, system colours of the high contrast mode, and circles.
        ignoreValues: [
          '0',
          'auto',
          'none',
          'inherit',
          'normal',
          'transparent',
          'currentcolor',
          '1',
          '/^(-?var\\(|calc\\(|max\\(|min\\(|clamp\\()/',
          '/^((0|auto|(var|calc|max|min)\\(.*\\)) ?)+$/',
          '/^[A-Z][A-Za-z]+$/',
          '50%',
        ],
      },
    ],
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    'declaration-property-value-disallowed-list': {
      // Borders and outlines have three widths.
      '/^(border|outline)(-(top|right|bottom|left))?$/': ['/(^|\\s)\\d*\\.?\\d+px/'],
    },
  },
  ignoreFiles: ['**/dist/**', '**/node_modules/**'],
}
