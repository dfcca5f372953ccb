import { expect, test } from 'vitest';
import { findDumpFile } from './dumpFile.ts';
import { withoutUnasked } from './unaskedStatements.ts';

const dump = '$dumpfile("a.vcd");';

test.each<[source: string, plusargs: string[], isReached: boolean]>([
  [`initial if ($test$plusargs("vcd")) ${dump}`, [], false],
  [`initial if ($test$plusargs("vcd")) ${dump}`, ['+vcd'], true],
  // $test$plusargs compares as far as its own string goes.
  [`initial if ($test$plusargs("vcd")) ${dump}`, ['+vcdplus=1'], true],
  [`initial if ($test$plusargs("vcd")) ${dump}`, ['+v'], false],
  [`if ($value$plusargs("trace=%s", name)) begin if (x) begin y = 1; end ${dump} end`, ['+trace'], false],
  [`if ($value$plusargs("trace=%s", name)) begin if (x) begin y = 1; end ${dump} end`, ['+trace=b'], true],
  [`if ($test$plusargs("vcd")) begin $display("end"); ${dump} end`, [], false],
  [`if ($test$plusargs("vcd")) x = 1; ${dump}`, [], true],
  [`if ($test$plusargs("quiet")) x = 1; else ${dump}`, [], true],
  [`if (!$test$plusargs("quiet")) ${dump}`, [], true],
  [`// if ($test$plusargs("vcd"))\n${dump}`, [], true],
])('in %j with %j the dump is reached: %s', (source, plusargs, isReached) => {
  const left = withoutUnasked(source, plusargs);
  expect(left).toHaveLength(source.length);
  expect(findDumpFile(left) !== undefined).toBe(isReached);
});
