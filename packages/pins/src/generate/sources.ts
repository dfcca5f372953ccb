import { cmakeLists, TOOLCHAIN, toolchainFile, WITHOUT_LIBRARY } from './build/cmake.ts';
import { linkerScript } from './build/linkerScript.ts';
import { gpioHeader, gpioSource } from './c/gpio.ts';
import { halConf } from './c/halConf.ts';
import { interruptHeader, interruptSource } from './c/interrupts.ts';
import { mainSource } from './c/main.ts';
import { mainHeader } from './c/mainHeader.ts';
import { memorySource } from './c/memory.ts';
import { mspSource } from './c/msp.ts';
import { peripheralHeader, peripheralSource } from './c/peripheral.ts';
import { startupSource } from './c/startup.ts';
import { notice } from './c/text.ts';
import type { GeneratedSource } from './generated.ts';
import type { Project } from './project/project.ts';
import { ownFiles } from './userCode/ownFiles.ts';
import type { FileHooks } from './userCode/ownFiles.ts';
import { userPlaces } from './userCode/userCode.ts';
import type { UserPlaces } from './userCode/userCode.ts';

type Writer = (project: Project, user: UserPlaces) => string;

/** C sources and headers with places for user code, by stem. */
function writersOf(project: Project): [stem: string, header: Writer | undefined, source: Writer][] {
  const files = [...new Set(project.units.map(({ file }) => file))];
  return [
    ['main', mainHeader, mainSource],
    ['gpio', gpioHeader, gpioSource],
    ...files.map((file): [string, Writer, Writer] => [
      file,
      (own, user) => peripheralHeader(own, file, user),
      (own, user) => peripheralSource(own, file, user),
    ]),
    ['stm32f4xx_hal_msp', undefined, mspSource],
    ['stm32f4xx_it', interruptHeader, interruptSource],
  ];
}

/** Everything that makes a program of the project: C, startup, linker script and build. */
export function sourcesOf(project: Project): GeneratedSource[] {
  const files: GeneratedSource[] = [];
  const hooks: FileHooks[] = [];
  for (const [stem, header, source] of writersOf(project)) {
    const user = userPlaces(project.style);
    if (header !== undefined) files.push({ path: `Inc/${stem}.h`, text: header(project, user) });
    files.push({ path: `Src/${stem}.c`, text: source(project, user) });
    hooks.push({ stem, hooks: user.hooks });
  }
  files.push({ path: 'Inc/stm32f4xx_hal_conf.h', text: halConf(project) });
  files.push({ path: `Src/startup_${project.device.name}.c`, text: startupSource(project) });
  if (project.style === 'files') files.push(...ownFiles(hooks, notice(project)));
  const compiled = files.map(({ path }) => path).filter((path) => path.endsWith('.c'));
  return [
    ...files,
    { path: WITHOUT_LIBRARY, text: memorySource(project) },
    { path: 'CMakeLists.txt', text: cmakeLists(project, compiled) },
    { path: TOOLCHAIN, text: toolchainFile(project) },
    { path: `${project.part}.ld`, text: linkerScript(project) },
  ];
}
