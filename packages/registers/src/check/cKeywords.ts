/** Keywords of C (ISO/IEC 9899:2018, 6.4.1) and C++ (ISO/IEC 14882:2017, 5.11) with the alternative operators. */
const KEYWORDS = new Set(
  `alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t class compl const
const_cast constexpr continue decltype default delete do double dynamic_cast else enum explicit export extern false
float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private
protected public register reinterpret_cast restrict return short signed sizeof static static_assert static_cast struct
switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile
wchar_t while xor xor_eq`.split(/\s+/),
);

/** Identifiers that C keeps for the implementation too (7.1.3): those with two underscores in front, or one and a capital. */
export function isReservedInC(name: string): boolean {
  return KEYWORDS.has(name) || /^_[_A-Z]/.test(name);
}
