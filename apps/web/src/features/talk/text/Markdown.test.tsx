import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Markdown } from './Markdown.tsx';

const shown = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container;

/** What would run, load or lead elsewhere, in the ways that HTML, URLs and Markdown can say it. */
const CORES = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil.example">',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '[x](//evil.example/a)',
  '[x](/\\evil.example)',
  '![x](https://evil.example/track.png)',
  '<https://evil.example/"onmouseover="alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '<style>*{display:none}</style>',
  '<form action="https://evil.example"><input></form>',
  '<math><mi xlink:href="javascript:alert(1)">',
  '<details open ontoggle=alert(1)>',
  '\u202Egnp.exe',
  '<!--',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<base href="https://evil.example">',
  '<object data="https://evil.example">',
];
const WRAPS: ((core: string) => string)[] = [
  (core) => core,
  (core) => `> ${core}`,
  (core) => `- ${core}`,
  (core) => `**${core}**`,
  (core) => `# ${core}`,
  (core) => `| a |\n|---|\n| ${core} |`,
  (core) => `text ${core} text`,
  (core) => `[${core}](https://ok.example)`,
  (core) => `\`${core}\``,
  (core) => `\`\`\`html\n${core}\n\`\`\``,
  (core) => `~~${core}~~`,
  (core) => `1. ${core}\n   - ${core}`,
  (core) => `${core}\n\n${core}`,
  (core) => core.toUpperCase(),
  (core) => `\n\n${core}\n`,
  (core) => `*${core}`,
  (core) => `@ann ${core} #ticket-1`,
  (core) => core.replaceAll('<', '\\<'),
  (core) => core.split('').join('\u200B'),
  (core) => `${core}${core}${core}`,
];

describe('500 hostile texts', () => {
  it.each(WRAPS.map((wrap, at) => [at, wrap] as const))(
    'as in way %i run, load and lead nowhere',
    (_at, wrap) => {
      for (const core of CORES) {
        const container = shown(wrap(core));
        expect(
          container.querySelectorAll('script, img, svg, iframe, style, form, input, object, base, math'),
        ).toHaveLength(0);
        for (const element of container.querySelectorAll('*')) {
          const names = element.getAttributeNames();
          expect(names.filter((name) => name.startsWith('on') || name === 'style' || name === 'src')).toEqual(
            [],
          );
        }
        for (const link of container.querySelectorAll('a')) {
          expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:|\/(?![/\\]))/);
          if (!link.getAttribute('href')!.startsWith('/')) expect(link.rel).toContain('noopener');
        }
      }
    },
  );
});

it('is over soon for texts that are made to take long', () => {
  const texts = ['[', '> ', '*a ', '![', '`', '<!--', '- ', '| ', '\\', '&', '_a_'].map((part) =>
    part.repeat(Math.ceil(20_000 / part.length)).slice(0, 20_000),
  );
  for (const text of texts) {
    const before = process.cpuUsage().user;
    shown(text);
    expect([text.slice(0, 4), process.cpuUsage().user - before < 5_000_000]).toEqual([
      text.slice(0, 4),
      true,
    ]);
  }
  expect(shown('x'.repeat(1_000_000)).textContent).toHaveLength(1_000_000);
});

it('shows Markdown, names where a link really leads, and makes references buttons', () => {
  const container = shown(
    '**bold** `code` [bank.example](https://evil.example/x)\n\n- [x] done\n\nsoc:demo/uart0 by @ann',
  );
  expect(container.querySelector('strong')!.textContent).toBe('bold');
  expect(container.textContent).toContain('(evil.example)');
  expect(container.querySelector('.nl-reference')!.textContent).toBe('demo/uart0');
  expect(container.querySelector('.nl-mention')!.textContent).toBe('@ann');
});
