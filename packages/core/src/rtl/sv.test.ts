import { expect, test } from 'vitest';
import { sv } from './sv.ts';

test('a line of an insertion alone takes its lines at its indentation', () => {
  const text = sv`
    module m;
      ${'assign a = b;\n\nassign c = d;\n'}
    endmodule
  `;
  expect(text).toBe('module m;\n  assign a = b;\n\n  assign c = d;\nendmodule\n');
});

test('a line whose only insertion is not there is dropped, others stay', () => {
  const wide: boolean = false;
  expect(sv`
    a
    ${wide && 'b'}
    c${wide && ' d'};

    e${2}
  `).toBe('a\nc;\n\ne2\n');
});
