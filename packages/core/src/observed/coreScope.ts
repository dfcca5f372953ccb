/** C++ beside the model of a design: which instance of an observed core is meant, by its path as it ends. */
export const coreScope = (path: string) => `
extern "C" int core_is_at(const char* scope) {
    const std::string whole{scope}, end{"${path}"};
    return whole.size() >= end.size() && whole.compare(whole.size() - end.size(), end.size(), end) == 0;
}
`;
