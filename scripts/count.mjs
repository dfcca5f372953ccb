// `npm run count [-- revision …]`: files, lines and repetitions of the sources, as a table with a column a revision.
import { execFileSync } from 'node:child_process';

/** So many lines that stand in two files are a repetition. */
const RUN = 6;
const LONG = 250;
const SOURCE = /^(apps|packages|e2e|bench|proof|scripts)\/.*\.(ts|tsx|mjs|css)$/;
const TEST = /(\.test\.tsx?$|\/test\/|^e2e\/|\.story\.ts$)/;

function git(args, input) {
  return execFileSync('git', args, { input, maxBuffer: 2 ** 30 });
}

/** Sources of a revision by path. */
function sourcesOf(revision) {
  const paths = git(['ls-tree', '-r', '-z', '--name-only', revision])
    .toString()
    .split('\0')
    .filter((path) => SOURCE.test(path));
  const all = git(['cat-file', '--batch'], paths.map((path) => `${revision}:${path}\n`).join(''));
  const sources = new Map();
  let at = 0;
  for (const path of paths) {
    const end = all.indexOf('\n', at);
    const size = Number(all.toString('utf8', at, end).split(' ')[2]);
    sources.set(path, all.toString('utf8', end + 1, end + 1 + size));
    at = end + size + 2;
  }
  return sources;
}

/** Lines that say something: no blanks, comments, imports and lone punctuation. */
function tellingLines(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !/^(\/\/|\/?\*|import\b|export .* from\b|\} from\b)/.test(line));
}

/** Tables of texts are alike by nature, as are declarations of styles. */
const ALIKE = /(\.css$|\/locales\/|\/wording\/)/;

/** Pairs of files of program text that share a run of lines. */
function repetitionsOf(sources) {
  const places = new Map();
  for (const [path, text] of sources) {
    if (ALIKE.test(path)) continue;
    const lines = tellingLines(text);
    for (let at = 0; at + RUN <= lines.length; at += 1) {
      const run = lines.slice(at, at + RUN).join('\n');
      places.set(run, (places.get(run) ?? new Set()).add(path));
    }
  }
  const pairs = new Set();
  for (const paths of places.values()) {
    const [first, ...others] = [...paths].sort();
    for (const other of others) pairs.add(`${first} ${other}`);
  }
  return pairs.size;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function figuresOf(revision) {
  const sources = sourcesOf(revision);
  const isTest = ([path]) => TEST.test(path);
  const product = new Map([...sources].filter((entry) => !isTest(entry)));
  const lengths = [...product.values()].map((text) => text.split('\n').length - 1);
  const sum = (texts) => [...texts].reduce((all, text) => all + text.split('\n').length - 1, 0);
  const hundredKilo = sum(product.values()) / 100_000;
  const repeated = repetitionsOf(product);
  return {
    'files of the product': product.size,
    'lines of the product': sum(product.values()),
    'lines of tests': sum([...sources].filter(isTest).map(([, text]) => text)),
    'lines of a file, median': median(lengths),
    [`files over ${LONG} lines`]: lengths.filter((length) => length > LONG).length,
    [`pairs of files that share ${RUN} lines`]: repeated,
    'the same in 100,000 lines': Math.round(repeated / hundredKilo),
  };
}

const revisions = process.argv.length > 2 ? process.argv.slice(2) : ['HEAD'];
const columns = revisions.map(figuresOf);
const row = (cells) => `| ${cells.join(' | ')} |`;
console.log(row(['', ...revisions]));
console.log(row(['---', ...revisions.map(() => '---:')]));
for (const name of Object.keys(columns[0]))
  console.log(row([name, ...columns.map((figures) => figures[name].toLocaleString('en'))]));
