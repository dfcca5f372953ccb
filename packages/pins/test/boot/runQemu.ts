import { spawn } from 'node:child_process';

/** An STM32F405 with USARTs, timers and EXTI; it has neither RCC nor GPIO, which read as 0. */
const MACHINE = ['-M', 'netduinoplus2', '-nographic', '-monitor', 'none', '-serial', 'stdio'];

/** Boots a program, types `input` once `prompt` is seen, and gives what USART1 printed up to `last`. */
export function runQemu(
  program: string,
  { prompt, input, last }: { prompt: string; input: string; last: string },
): Promise<string> {
  const qemu = spawn('qemu-system-arm', [...MACHINE, '-kernel', program]);
  return new Promise((resolve, reject) => {
    let [output, said, isTyped] = ['', '', false];
    const timer = setTimeout(() => qemu.kill('SIGKILL'), 170_000);
    qemu.stdout.on('data', (data: Buffer) => {
      output += data.toString('latin1');
      if (!isTyped && output.includes(prompt)) isTyped = qemu.stdin.write(input) || true;
      if (output.includes(last)) qemu.kill('SIGKILL');
    });
    qemu.stderr.on('data', (data: Buffer) => (said += data.toString()));
    qemu.on('error', reject);
    qemu.on('close', () => {
      clearTimeout(timer);
      if (output.includes(last)) resolve(output);
      else reject(new Error(`without ${JSON.stringify(last)}: ${JSON.stringify(output)} ${said}`));
    });
  });
}
