import { checkRegress, regressKind } from '@netloom/model/regression';
import { expect, it } from 'vitest';
import { readDvsim } from '../src/dvsim/index.ts';

const FILES: Record<string, string> = {
  'hw/uart/dv/uart_sim_cfg.hjson': `{
    // Names are as dvsim has them.
    name: uart
    dut: uart
    tb: tb
    testplan: "{proj_root}/hw/uart/data/uart_testplan.hjson"
    import_cfgs: ["{proj_root}/hw/dv/common.hjson", "{self_dir}/more.hjson"]
    reseed: 10
    run_opts: ["+cdc=1", "-verbose"]
    uvm_test: base_test
    tests: [
      {
        name: uart_smoke
        uvm_test_seq: smoke_vseq
      }
      {
        name: uart_long
        uvm_test_seq: long_vseq
        reseed: 3
        run_opts: ["+ns={limit}"]
        sw_images: ["x"]
        build_mode: fast
        run_timeout_mins: 5
        en_run_modes: ["quiet"]
      }
    ]
    regressions: [
      { "name": "smoke", "tests": ["uart_smoke"], "reseed": 1 }
      { "name": "lost", "tests": ["gone"] }
    ]
  }`,
  'hw/dv/common.hjson': `{
    limit: "3"
    tool: vcs
    import_cfgs: ["{proj_root}/hw/uart/dv/uart_sim_cfg.hjson"]
    build_modes: [{ "name": "fast", "build_opts": ["-O3"] }]
    run_modes: [{ "name": "quiet", "run_opts": ["+quiet"], "reseed": 7 }]
    tests: [{ "name": "uart_csr", "uvm_test": "csr_test", "reseed": 2 }]
  }`,
  'hw/uart/data/uart_testplan.hjson': `{
    name: uart
    import_testplans: ["hw/dv/csr_testplan.hjson", "sec_testplan.hjson"]
    testpoints: [
      { "name": "smoke", "desc": "It runs", "stage": "V1", "tests": ["uart_smoke"] }
      { "name": "unwritten", "desc": "", "stage": "V3", "tests": [] }
      { "name": "unmapped", "stage": "V2", "tests": ["N/A"] }
    ]
    covergroups: [{ "name": "cg", "desc": "x" }]
  }`,
  'hw/dv/csr_testplan.hjson': `{
    testpoints: [{ "name": "csr", "stage": "V1", "tests": ["{name}{suffix}_csr"], "tags": ["fpga"] }]
  }`,
};
const read = () => readDvsim('hw/uart/dv/uart_sim_cfg.hjson', (path) => FILES[path]);

it('reads tests, regressions, imports and testplans of dvsim as a plan', () => {
  const plan = read().plan!;
  expect(plan.cases).toEqual({
    uart_smoke: {
      ...{ build: 'default', seeds: { count: 10 }, groups: ['smoke'], testpoints: ['smoke'], seconds: 3600 },
      plusargs: '+UVM_TESTNAME=base_test +UVM_TEST_SEQ=smoke_vseq +cdc=1',
    },
    uart_long: {
      ...{ build: 'fast', seeds: { count: 3 }, seconds: 300 },
      plusargs: '+UVM_TESTNAME=base_test +UVM_TEST_SEQ=long_vseq +cdc=1 +quiet +ns=3',
    },
    uart_csr: {
      ...{ build: 'default', seeds: { count: 2 }, testpoints: ['csr'], seconds: 3600 },
      plusargs: '+UVM_TESTNAME=csr_test +cdc=1',
    },
  });
  expect(plan.testpoints).toEqual({
    smoke: { stage: 'V1', description: 'It runs' },
    unwritten: { stage: 'V3' },
    unmapped: { stage: 'V2' },
    csr: { stage: 'V1' },
  });
  expect(checkRegress(plan).map(({ code }) => code)).toEqual(['REG-SOURCES', 'REG-SOURCES']);
  expect(regressKind.read(regressKind.write(plan), 'x').document).toEqual(plan);
});

it('says all that a plan cannot carry', () => {
  const said = read().losses.map(({ what }) => what);
  for (const what of [
    'dut: a plan has no such option',
    'tool: a plan has no such option',
    'option -verbose is no plusarg, or names something unknown',
    'test uart_long: sw_images: a plan has no such option',
    'build mode fast: build_opts: a plan has no such option',
    'build default: its sources; give a file list',
    'regression smoke: its own reseed 1',
    'regression lost: there is no test gone',
    'covergroup cg: Verilator 5.006 has no covergroups',
    'testpoint csr: tags: a plan has no such option',
    'testpoint unmapped: it is marked as not mapped to a test',
    'there is no such file',
  ])
    expect(said).toContain(what);
  // `more.hjson` and `sec_testplan.hjson` are named, and nowhere.
  expect(
    read()
      .losses.filter(({ what }) => what === 'there is no such file')
      .map(({ file }) => file),
  ).toEqual(['hw/uart/dv/more.hjson', 'hw/uart/data/sec_testplan.hjson']);
});

it('refuses imports in a circle at the file that closes it', () => {
  const [cfg, common] = ['hw/uart/dv/uart_sim_cfg.hjson', 'hw/dv/common.hjson'];
  const circle = { file: common, what: `import in a circle: ${cfg} → ${common} → ${cfg}` };
  expect(read().losses).toContainEqual(circle);
});

it('is no plan without a test, and says why', () => {
  const none = readDvsim('a.hjson', () => '{ name: "a" }');
  expect(none.plan).toBeUndefined();
  expect(none.losses.at(-1)).toEqual({ file: 'a.hjson', what: 'it names no test' });
});
