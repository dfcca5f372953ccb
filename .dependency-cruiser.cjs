/** Arrows of docs/ARCHITECTURE.md: who may import whom. */
const knowledge = 'hdl|xml|registers|soc|core|pins|pinmux|memory|waves|instructions|tools';
const allow = {
  model: '',
  contract: 'model|tools',
  hdl: 'model',
  xml: '',
  waves: 'model',
  tools: 'model|hdl|soc|core|instructions',
  registers: 'model|hdl|xml',
  soc: 'model|hdl|xml|registers|core',
  core: 'model|hdl',
  instructions: 'model|hdl|core',
  pins: 'model|xml',
  pinmux: 'model|hdl|registers|pins',
  memory: 'model|hdl|registers|tools',
  executor: 'model|tools|xml',
};

const packageRules = Object.entries(allow).map(([name, targets]) => ({
  name: `packages/${name}`,
  comment: `packages/${name} imports only: ${targets || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: {
    path: '^(packages|apps)/',
    pathNot: `^packages/(${[name, ...targets.split('|').filter(Boolean)].join('|')})/`,
  },
}));

/** The browser's features are sorted by area: `features/<area>/<feature>`. */
const featureFolders = { server: '[^/]+', web: '[^/]+/[^/]+' };

const featureRules = Object.entries(featureFolders).map(([app, folder]) => ({
  name: `features-meet-at-index/${app}`,
  comment: "A feature reaches another one only through that feature's index.ts.",
  severity: 'error',
  from: { path: `^apps/${app}/src/features/(${folder})/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^apps/${app}/src/features/${folder}/`,
    pathNot: `^apps/${app}/src/features/($1/|${folder}/index\\.tsx?$)`,
  },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-cycles-in-server',
      comment: 'Nor by types: a feature adds its services to serviceParts.ts, which knows of none.',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { circular: true },
    },
    ...packageRules,
    {
      name: 'web-and-server-apart',
      severity: 'error',
      from: { path: '^apps/(web|server|cli)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-without-node',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/(executor|tools)/|/src/node/' },
    },
    {
      name: 'knowledge-is-pure',
      comment: 'Knowledge packages run in the browser too: no Node modules outside tests and src/node.',
      severity: 'error',
      from: {
        path: `^packages/(model|contract|${knowledge})/src/`,
        pathNot: '\\.test\\.ts$|/src/node/|/test/',
      },
      to: { dependencyTypes: ['core'] },
    },
    ...featureRules,
    {
      name: 'drizzle-by-one-door',
      comment: 'Drizzle is read once, as CommonJS: see database/drizzle.ts.',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: '/database/drizzle\\.ts$' },
      to: { path: 'node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
