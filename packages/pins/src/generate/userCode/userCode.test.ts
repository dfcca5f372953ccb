import { describe, expect, it } from 'vitest';
import { SAMPLE_CHIP } from '../../chip/sampleChip.ts';
import type { PinConfiguration } from '../../config/configuration.ts';
import { newConfiguration } from '../../config/newConfiguration.ts';
import { generatePins } from '../generatePins.ts';
import { hasUserCode, withoutUserCode } from './strip.ts';

const empty = newConfiguration('board', SAMPLE_CHIP);
const serial: PinConfiguration = {
  ...empty,
  peripherals: { USART1: { mode: 'Asynchronous', interrupt: 4 } },
  pins: { PA3: { signal: 'USART1_RX' }, PA4: { signal: 'USART1_TX' } },
};
const inFiles: PinConfiguration = { ...serial, code: { userCode: 'files' } };

/** Paths and texts of what is generated beside `existing`. */
function generate(configuration: PinConfiguration, existing?: ReadonlyMap<string, string>) {
  const generation = generatePins(configuration, SAMPLE_CHIP, existing);
  return { ...generation, texts: new Map(generation.files.map(({ path, text }) => [path, text])) };
}

/** The generated files with a line in a section of one of them. */
function written(configuration: PinConfiguration, path: string, section: string, line: string) {
  const { texts } = generate(configuration);
  const marker = `USER CODE BEGIN ${section} */\n`;
  expect(texts.get(path)).toContain(marker);
  return texts.set(path, texts.get(path)!.replace(marker, `${marker}${line}\n`));
}

const USART = 'Src/usart.c';
const MAIN = 'Src/main.c';
const SECTION = 'USART1_Init 2';

describe('code between the markers', () => {
  it('stays where it is, to the byte', () => {
    const existing = written(serial, USART, SECTION, '\tsend("é\\n");  // "*/" and tabs');
    const { texts, diagnostics } = generate(serial, existing);
    expect(texts.get(USART)).toBe(existing.get(USART));
    expect(diagnostics.filter(({ code }) => code.startsWith('PINS-USER'))).toEqual([]);
  });

  it('stays when the file ends its lines in CR and LF, and the file becomes one of LF', () => {
    const plain = written(serial, USART, SECTION, '  send();').get(USART)!;
    const { texts } = generate(serial, new Map([[USART, plain.replaceAll('\n', '\r\n')]]));
    expect(texts.get(USART)).toBe(plain);
  });

  it('is found wherever in its file the section stands', () => {
    const text = `/* USER CODE BEGIN ${SECTION} */\n  moved();\n/* USER CODE END ${SECTION} */\nint rest;\n`;
    expect(generate(serial, new Map([[USART, text]])).texts.get(USART)).toContain(
      `  /* USER CODE BEGIN ${SECTION} */\n  moved();\n  /* USER CODE END ${SECTION} */\n}`,
    );
  });

  it('follows its peripheral to another file', () => {
    const text = `/* USER CODE BEGIN ${SECTION} */\n  moved();\n/* USER CODE END ${SECTION} */\n`;
    const { texts } = generate(serial, new Map([[MAIN, text]]));
    expect(texts.get(USART)).toContain('  moved();');
    expect(texts.get(MAIN)).not.toContain('moved');
  });

  it('is kept out of the program when its section is gone, and returns with it', () => {
    const existing = written(serial, 'Src/stm32f4xx_it.c', 'USART1_IRQn 0', '  count++;');
    const gone = generate(empty, existing);
    const text = gone.texts.get('Src/stm32f4xx_it.c')!;
    expect(text).toMatch(/#if 0\n\/\* USER CODE BEGIN USART1_IRQn 0 \*\/\n {2}count\+\+;\n[^#]*#endif/);
    expect(gone.diagnostics).toContainEqual(expect.objectContaining({ code: 'PINS-USER-CODE-KEPT' }));
    expect(generate(empty, gone.texts).texts.get('Src/stm32f4xx_it.c')).toBe(text);
    expect(generate(serial, gone.texts).texts.get('Src/stm32f4xx_it.c')).toBe(
      existing.get('Src/stm32f4xx_it.c'),
    );
  });

  it('is kept when its section was renamed by hand', () => {
    const existing = written(serial, USART, SECTION, '  send();');
    const renamed = existing.get(USART)!.replaceAll(SECTION, 'My own');
    const text = generate(serial, new Map([[USART, renamed]])).texts.get(USART)!;
    expect(text).toContain('/* USER CODE BEGIN My own */\n  send();');
  });

  it('keeps a file that is no longer generated', () => {
    const existing = written(serial, USART, SECTION, '  send();');
    expect(generate(empty, existing).kept).toEqual([USART]);
    expect(generate(empty, generate(serial).texts).kept).toEqual([]);
  });
});

describe('markers that do not pair up', () => {
  const begin = '/* USER CODE BEGIN 1 */';
  const end = '/* USER CODE END 1 */';
  it.each([
    ['inside each other', `${begin}\n/* USER CODE BEGIN 2 */\n${end}`, 2],
    ['never closed', `int a;\n${begin}\nint b;`, 2],
    ['closed without being begun', `int a;\n\n${end}`, 3],
    ['closed by another name', `${begin}\n/* USER CODE END 2 */`, 2],
    ['twice', `${begin}\n${end}\n${begin}\n${end}`, 3],
    ['without a name', '/* USER CODE BEGIN */', 1],
  ])('%s: file and line are named, and nothing is generated', (_name, text, line) => {
    const { files, diagnostics } = generate(serial, new Map([[MAIN, text]]));
    expect(files).toEqual([]);
    const place = { kind: 'source', file: MAIN, line };
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'PINS-USER-CODE', severity: 'error', place }),
    );
  });

  it('are one fault when one of them is lost', () => {
    const text = generate(serial).texts.get(USART)!.replace('/* USER CODE END USART1_Init 0 */', '');
    const { diagnostics } = generate(serial, new Map([[USART, text]]));
    expect(diagnostics.filter(({ code }) => code === 'PINS-USER-CODE')).toHaveLength(1);
  });

  it('a section that is gone must close its own conditions', () => {
    const text = '/* USER CODE BEGIN Lost */\n#endif\nint a;\n#if 1\n/* USER CODE END Lost */\n';
    expect(generate(serial, new Map([[MAIN, text]]))).toMatchObject({ files: [] });
  });

  it('a section of a build file has no place to be kept in', () => {
    const text = '# USER CODE BEGIN Lost\nadd_library(x)\n# USER CODE END Lost\n';
    expect(generate(serial, new Map([['CMakeLists.txt', text]]))).toMatchObject({ files: [] });
  });
});

describe('code in files of its own', () => {
  it('leaves no marker in C, and calls every function that the files declare', () => {
    const { files } = generate(inFiles);
    const c = files.filter(({ path }) => /\.[ch]$/.test(path) && !path.startsWith('Src/user_'));
    for (const { path, text } of c) expect(text, path).not.toMatch(/USER CODE (BEGIN|END)/);
    const header = c.find(({ path }) => path === 'Inc/user.h')!.text;
    const hooks = [...header.matchAll(/^void (User_\w+)\(void\);$/gm)].map(([, name]) => name!);
    expect(hooks).toEqual(
      expect.arrayContaining(['User_Init', 'User_Loop', 'User_USART1_Init', 'User_USART1']),
    );
    for (const hook of hooks) {
      expect(
        c.filter(({ text }) => text.includes(`  ${hook}();`)),
        hook,
      ).toHaveLength(1);
      expect(
        c.filter(({ text }) => text.includes(`__weak void ${hook}(void)`)),
        hook,
      ).toHaveLength(1);
    }
  });

  it('makes the user’s files once', () => {
    const own = generate(inFiles).files.filter(({ once }) => once);
    expect(own.map(({ path }) => path)).toContain('Src/user_main.c');
    for (const { text } of own) expect(hasUserCode(text)).toBe(true);
    const written = own[0]!.text.replace('{\n}', '{\n  blink();\n}');
    expect(generate(inFiles, new Map([[own[0]!.path, written]])).texts.get(own[0]!.path)).toBe(written);
  });

  it('loses nothing when the way is changed', () => {
    const existing = written(serial, MAIN, '2', '  blink();');
    expect(generate(inFiles, existing).texts.get(MAIN)).toMatch(/#if 0[^]*blink\(\);[^]*#endif/);
    expect(generate(serial, generate(inFiles).texts).kept).toContain('Src/user_main.c');
  });
});

describe('what is not the user’s', () => {
  it('is the same before and after he writes', () => {
    const before = generate(serial).texts.get(USART)!;
    const after = written(serial, USART, SECTION, '  send();').get(USART)!;
    expect(withoutUserCode(after.replaceAll('\n', '\r\n'))).toBe(withoutUserCode(before));
    expect([hasUserCode(before), hasUserCode(after)]).toEqual([false, true]);
    expect(withoutUserCode(before.replace('huart1', 'huart9'))).not.toBe(withoutUserCode(before));
  });

  it('leaves out sections that are kept', () => {
    const existing = written(serial, 'Src/stm32f4xx_it.c', 'USART1_IRQn 0', '  count++;');
    const kept = generate(empty, existing).texts.get('Src/stm32f4xx_it.c')!;
    expect(withoutUserCode(kept)).toBe(withoutUserCode(generate(empty).texts.get('Src/stm32f4xx_it.c')!));
  });
});
