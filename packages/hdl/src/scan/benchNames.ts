const BENCH_NAME = /(?:^|\/)(?:tb|(?:tb|test)_[^/]*|testbench[^/]*|[^/]*_(?:tb|test|bench))\.s?v$/;

/** Whether a source is called what benches are called. */
export const isNamedBench = (path: string): boolean => BENCH_NAME.test(path);
