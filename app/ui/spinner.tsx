export function Spinner({ label, className = "size-9" }: { label: string; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" role="status" aria-label={label} className={`animate-spin ${className}`} fill="none">
      <circle cx="16" cy="16" r="13" stroke="currentColor" strokeOpacity="0.18" strokeWidth="3" />
      <path d="M29 16A13 13 0 0 0 16 3" stroke="var(--color-signal)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
