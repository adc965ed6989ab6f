import { company } from "~/content/company";
import * as words from "./words";

/**
 * A sketch, not to scale, of where the workshop is: the lake to the west, the railway from north to south, the industrial
 * area to the east.
 */
export function LocationMap() {
  return (
    <svg
      viewBox="0 0 800 420"
      role="img"
      aria-label={words.sketchMap(company.name, company.address.locality)}
      className="w-full rounded-md bg-graphite"
    >
      <g stroke="var(--color-slate)" strokeWidth="1">
        {[70, 140, 210, 280, 350].map((y) => (
          <path key={y} d={`M0 ${y}H800`} />
        ))}
        {[100, 200, 300, 400, 500, 600, 700].map((x) => (
          <path key={x} d={`M${x} 0V420`} />
        ))}
      </g>
      <path
        d="M-10 150C60 120 120 160 180 150s90-40 130-10 30 80-10 100-110 10-160 40-110 30-150 10z"
        fill="oklch(0.36 0.035 230)"
        stroke="oklch(0.5 0.04 230)"
      />
      <path
        d="M330 262c20-12 52-10 60 8s-20 32-44 28-36-24-16-36z"
        fill="oklch(0.36 0.035 230)"
        stroke="oklch(0.5 0.04 230)"
      />
      <path
        d="M470-10C455 90 500 180 485 260S470 380 500 430"
        fill="none"
        stroke="var(--color-mist)"
        strokeWidth="5"
        strokeDasharray="12 7"
      />
      <path
        d="M-10 330C150 300 300 330 420 250S640 190 810 200"
        fill="none"
        stroke="var(--color-ash)"
        strokeWidth="6"
      />
      <path d="M250-10C300 90 380 150 420 250S560 380 600 430" fill="none" stroke="var(--color-ash)" strokeWidth="4" />
      <path d="M590 130h150v110H590z" fill="oklch(0.3 0.03 60)" stroke="var(--color-steel)" />
      <g fill="var(--color-mist)" className="text-[27px] md:text-[17px]" fontFamily="var(--font-sans)">
        <text x="70" y="215">
          {words.upperLake}
        </text>
        <text x="338" y="190">
          {words.oldCity}
        </text>
        <text x="505" y="60">
          {words.railway}
        </text>
        <text x="665" y="265" textAnchor="middle">
          {words.industrialArea}
        </text>
      </g>
      <circle cx="668" cy="182" r="26" fill="none" stroke="var(--color-signal)" strokeWidth="1.500" />
      <circle cx="668" cy="182" r="7" fill="var(--color-signal)" />
      <path d="M668 182m-46 0h-14m106 0h-14M668 136v-14m0 120v-14" stroke="var(--color-signal)" strokeWidth="1.500" />
      <g transform="translate(746 52)" stroke="var(--color-mist)" fill="none">
        <path d="M0 22V-14m-7 9l7-11 7 11" strokeWidth="1.600" />
        <text
          x="-5"
          y="42"
          fill="var(--color-mist)"
          stroke="none"
          className="text-[27px] md:text-[15px]"
          fontFamily="var(--font-sans)"
        >
          {words.north}
        </text>
      </g>
    </svg>
  );
}
