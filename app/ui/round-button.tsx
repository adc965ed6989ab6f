import { Icon, type IconName } from "./icon";

/** A round button with an icon, on a dark background or over a picture. */
export function RoundButton({
  icon,
  label,
  onPress,
  disabled,
}: {
  icon: IconName;
  label: string;
  onPress: () => void;
  disabled?: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full border border-white/30 bg-carbon/60 text-bone transition-colors duration-150 hover:border-white/70 hover:bg-carbon disabled:opacity-45"
    >
      <Icon name={icon} />
    </button>
  );
}
