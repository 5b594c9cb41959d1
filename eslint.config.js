import js from '@eslint/js';
import {builtinRules} from 'eslint/use-at-your-own-risk';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const code = ['**/*.{ts,tsx,js,mjs}'];
const tests = ['tests/**/*.{ts,tsx}'];
/** What a tsconfig covers, and so what can be checked with its types. */
const typed = ['app/**/*.{ts,tsx}', 'server.ts', 'demo-shop/**/*.ts', ...tests];
const routeModules = ['app/routes/**/route.{ts,tsx}'];

/**
 * Words that only the shop's own texts say: its goods and what they are made of, its name, its limits in money. Not
 * where they are part of a longer name, such as Tailwind's `bg-paper`.
 */
// cspell:ignore kolfib arbon polari sunglass
const ownWords =
  /(?<![-\p{L}\d])(?:carbon|kolfib|titan|trä(?!f)|wood|paper|papper|acetat|poly[ck]arbon|walnut|valnöt|polari[sz]|uv400|sunglass|solglas|fibrous|eyewood|engraved|graver|revision|mood|kids|västerljus)|\d ?SEK|\$\d\d/iu;

/** A promise in figures, in Swedish or English. Days and years that the law sets may stand. */
const figures =
  /\d (?:SEK|kr)\b|\$\d|\d+[ -]mon|\d+ månad|\d+ dagars? (?:öppet köp|\[?ångerrätt)|\d+[ -]days?(?: right)? (?:to )?(?:return|withdraw|of \[?withdrawal)|(?:\d|\b(?:en|två|tre|one|two|three|four|five)) (?:arbetsdag|business day|working day)|\d+ ?% (?:av priset|of the price)|(?<!18)\d+(?:–| till | och )\d+ år|(?:ages|aged|children from) \d/i;

/** Reports texts that match. */
const textRule = (pattern, message) => ({
  create(context) {
    const check = (node, text) => {
      const found = pattern.exec(text)?.[0];
      if (!found || /^(?:Import|Export)/.test(node.parent?.type ?? '')) return;
      context.report({node, message: `${message}: “${found}”.`});
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    };
  },
});

const house = {
  rules: {
    'own-words': textRule(ownWords, "What is this shop's own lies in app/shop"),
    'own-figures': textRule(
      figures,
      'A text names a promise of app/shop/promises.ts, as {{warrantyMonths}}',
    ),
    'long-file': builtinRules.get('max-lines'),
    'long-function': builtinRules.get('max-lines-per-function'),
    'limit-name': {
      create: (context) => ({
        'VariableDeclarator > Identifier[name=/^(MOST|LONGEST|LARGEST|WIDEST|SHORTEST|LEAST|FEWEST)(_|$)/]'(
          node,
        ) {
          context.report({node, message: `A limit is MAX_… or MIN_…, not ${node.name}.`});
        },
      }),
    },
    'file-name': {
      create: (context) => ({
        Program(node) {
          const name = context.filename.split(/[\\/]/).at(-1) ?? '';
          if (/^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(name)) return;
          context.report({node, message: `A file is named in kebab-case, not ${name}.`});
        },
      }),
    },
  },
};

const LONG_FUNCTION = {max: 80, skipBlankLines: true, skipComments: true};

/** An import of one of the app's folders, written with `~/` or relative to the importing file. */
function folders(names, message) {
  return {
    regex: String.raw`^(~|(\.{1,2}/)*\.\.)/(${names.join('|').replaceAll('.', String.raw`\.`)})(/|$)`,
    message,
  };
}

const noServer = {
  regex: String.raw`\.server$`,
  message:
    'A *.server.ts file never reaches a browser: only route modules, root.tsx, entry.server.tsx and other server files import it.',
};
const noRouteModule = {
  regex: String.raw`^(?!.*\+types/)(.*/)?route$`,
  message: 'Nothing imports a route module: share what two pages need through a feature.',
};
const noDemoShop = {
  regex: '(^|/)demo-shop(/|$)',
  message: 'What is deployed does not know the demo shop: the app asks the Storefront API.',
};
const noDemoShopButPlugin = {
  regex: '(^|/)demo-shop/(?!vite-plugin\\.ts$)',
  message: 'The build knows of the demo shop only its plugin.',
};
const noApp = {
  regex: '^~/|(^|/)app/',
  message: 'The demo shop and the function do not know the app.',
};
const noStudio = {
  regex: '(^|/)studio(/|$)',
  message: 'Nothing but its own test imports the studio.',
};
const noRoutes = folders(['routes'], 'No feature knows a route.');
/** The build reads the language of texts and the form of copy, which know nothing else of the app. */
const noAppButTexts = {
  regex: String.raw`^~/|(^|/)app/(?!i18n/(copy|languages)\.ts$)`,
  message: 'The build knows app/i18n/copy.ts and app/i18n/languages.ts alone of the app.',
};

/**
 * The one place that says which way imports run: the app's folders, lowest layer first. A folder imports from the
 * layers below its own. Folders of one layer do not know each other, except as `neighbours` says.
 */
const layers = [
  ['i18n', 'ui'],
  ['shop', 'sizes'],
  ['catalogue'],
  ['cart', 'filters', 'search', 'seen'],
  ['layout'],
  ['routes'],
];

/** What a search finds is a list that can be filtered. */
const neighbours = {search: ['filters']};

/** What app/server, which every layer's server files may import, takes from the layers: what an address means. */
const ofAddresses = [
  'i18n/languages',
  'i18n/language-cookie',
  'catalogue/handle',
  'catalogue/owner-redirects-query',
  'filters/choice',
];
const noFeatures = {
  regex: String.raw`^(~|(\.{1,2}/)*\.\.)/(?!(${ofAddresses.join('|')})$)(${layers.flat().join('|')})(/|$)`,
  message: 'app/server takes from the layers what “ofAddresses” in eslint.config.js names alone.',
};

function imports(files, ...patterns) {
  const forbidden = [noRouteModule, noDemoShop, ...patterns];
  return {files, rules: {'no-restricted-imports': ['error', {patterns: forbidden}]}};
}

function only(files, ...patterns) {
  return {files, rules: {'no-restricted-imports': ['error', {patterns}]}};
}

/** A folder's directions; its *.server.ts files may import others besides. */
function importsOf(folder) {
  const height = layers.findIndex((layer) => layer.includes(folder));
  const known = [folder, ...layers.slice(0, height).flat(), ...(neighbours[folder] ?? [])];
  const unknown = layers.flat().filter((other) => !known.includes(other));
  const message = `app/${folder} imports from lower layers alone: see “layers” in eslint.config.js.`;
  const direction = unknown.length > 0 ? [folders(unknown, message)] : [];
  return [
    {
      ...imports([`app/${folder}/**/*.{ts,tsx}`], noServer, ...direction),
      ignores: ['**/*.server.ts'],
    },
    imports([`app/${folder}/**/*.server.ts`], ...direction),
  ];
}

/** Names that are not imported from a package: a rule of its own, beside the directions. */
function names(name, importNames, message) {
  return {
    '@typescript-eslint/no-restricted-imports': ['error', {paths: [{name, importNames, message}]}],
  };
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'dist/',
      '.react-router/',
      '.shopify/',
      'demo-shop/.data/',
      'test-results*/',
      'playwright-report/',
      'storefrontapi.generated.d.ts',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},

  {files: code, extends: [js.configs.recommended, ...tseslint.configs.strict]},
  {
    files: typed,
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
  },
  {
    files: code,
    plugins: {house},
    rules: {
      // `== null` asks for null and undefined at once.
      'eqeqeq': ['error', 'always', {null: 'ignore'}],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'house/file-name': 'error',
      'house/limit-name': 'error',
      // A comment that gives the reason excuses the first length, never the second.
      'house/long-file': ['warn', {max: 200}],
      'max-lines': ['error', {max: 250}],
      'house/long-function': ['warn', LONG_FUNCTION],
      'max-lines-per-function': ['error', {...LONG_FUNCTION, max: 120}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message:
            'Exports have names, except in route modules, lazily loaded components and entry files.',
        },
      ],
    },
  },
  {
    files: typed,
    rules: {
      // A number in a text reads as it is meant to.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `onClick={() => close()}` says what it does.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // An event handler may start something that ends by itself, and a function may promise without awaiting.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: false}],
      '@typescript-eslint/require-await': 'off',
      // Objects here are made of closures; a method that needs its `this` is the exception.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      // `find<Answer>(key)` names what an untyped store is known to hold.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // React Router's way to answer from deep inside a loader.
      '@typescript-eslint/only-throw-error': [
        'error',
        {allow: ['Response', 'DataWithResponseInit']},
      ],
    },
  },

  {
    files: ['app/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      // What scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: ['group', 'tabpanel']}],
      // Keys and focus that bubble up from what is inside may be heard on a plain element.
      'jsx-a11y/no-static-element-interactions': ['error', {handlers: ['onClick', 'onMouseDown']}],
      // It speaks of the React Compiler, which does not build this.
      'react-hooks/incompatible-library': 'off',
      // Storage and the address are read after hydration, so that it matches the server's HTML.
      'react-hooks/set-state-in-effect': 'off',
    },
  },

  {
    // What is logged is one line of JSON a fact.
    files: ['app/**/*.{ts,tsx}', 'server.ts'],
    ignores: ['app/server/log.server.ts'],
    rules: {'no-console': 'error'},
  },
  {
    files: ['app/**/*.{ts,tsx}', 'server.ts'],
    ignores: ['app/shop/**', 'app/routes/admin/**'],
    rules: {'house/own-words': 'error'},
  },
  {
    files: ['app/shop/**/*.ts', 'app/i18n/{sv,en}.ts'],
    ignores: ['app/shop/promises.ts', 'app/shop/swedish/**'],
    rules: {'house/own-figures': 'error'},
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/ui/link.tsx'],
    rules: names('react-router', ['Link', 'NavLink'], 'app/ui/link.tsx has Link and PlainLink.'),
  },
  // What holds wherever nothing else is said below.
  imports(['app/**/*.{ts,tsx}'], noServer, noRoutes),
  imports(['app/root.tsx', 'app/entry.server.tsx'], noRoutes),
  imports(['app/server/**/*.ts'], noFeatures),
  ...layers.flat().flatMap(importsOf),
  imports(routeModules),
  only(['demo-shop/**'], noApp, noStudio),
  only(['demo-shop/studio/**'], noApp),
  only(['supabase/**'], noApp, noDemoShop, noStudio),
  only(['vite/**', '*.{ts,js}', '.graphqlrc.ts'], noAppButTexts, noDemoShop, noStudio),
  // Where the demo shop replaces a shop that is not configured.
  only(['vite.config.ts'], noAppButTexts, noDemoShopButPlugin),
  imports(['server.ts'], noRoutes),
  only(['tests/**'], noStudio),
  only(['tests/unit/studio.test.ts']),

  {
    files: [
      ...routeModules,
      'app/{root,routes,entry.client,entry.server}.{ts,tsx}',
      // Parts that load on demand.
      'app/**/*.client.tsx',
      '*.{ts,js}',
      '.graphqlrc.ts',
      '**/*.d.ts',
      '**/*.config.{ts,js}',
      'supabase/functions/*/index.ts',
    ],
    rules: {'no-restricted-syntax': 'off'},
  },
  {
    files: ['demo-shop/catalogue{,s}/**', 'app/shop/**', 'app/i18n/{sv,en}.ts', '*.config.js'],
    rules: {
      'max-lines': 'off',
      'house/long-file': 'off',
      'max-lines-per-function': 'off',
      'house/long-function': 'off',
    },
  },
  {
    files: tests,
    rules: {
      // Tables of cases are long, and a `describe` is as long as its tests. A file ends at 250 lines all the same.
      'house/long-file': 'off',
      'house/long-function': 'off',
      'max-lines-per-function': 'off',
      ...names('vitest', ['it'], 'A test is a `test`.'),
      // Playwright's fixtures that hand nothing over are typed `void`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // `as` says what an answer is expected to be.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {globals: {console: 'readonly', process: 'readonly', URL: 'readonly'}},
  },
);
