import { type Culture, digits, namesOf } from './culture.ts'

export const arabWorld: Culture = {
  title: 'Arab world',
  women: namesOf(`
    Fatima=فاطمة Mariam=مريم Aisha=عائشة Sara=سارة Nour=نور Huda=هدى Layla=ليلى Amina=أمينة Zainab=زينب Salma=سلمى Rania=رانيا Dina=دينا Hanan=حنان Mona=منى
    Samira=سميرة Khadija=خديجة Noura=نورة Lina=لينا Reem=ريم Rana=رنا Yasmin=ياسمين Abeer=عبير Amal=أمل Iman=إيمان Nadia=نادية Rasha=رشا Hala=هالة Maha=مها
    Nawal=نوال Suad=سعاد Wafa=وفاء Latifa=لطيفة Jamila=جميلة Najwa=نجوى Dalal=دلال Ghada=غادة Heba=هبة Sahar=سحر Shaima=شيماء Basma=بسمة`),
  men: namesOf(`
    Mohammed=محمد Ahmed=أحمد Ali=علي Mahmoud=محمود Omar=عمر Khaled=خالد Hassan=حسن Hussein=حسين Ibrahim=إبراهيم Mustafa=مصطفى Youssef=يوسف Abdullah=عبدالله
    Abdulrahman=عبدالرحمن Saleh=صالح Saad=سعد Tariq=طارق Hamza=حمزة Karim=كريم Samir=سمير Nasser=ناصر Faisal=فيصل Sultan=سلطان Majid=ماجد Salem=سالم
    Walid=وليد Ziad=زياد Bilal=بلال Rashid=راشد Adel=عادل Jamal=جمال Hamad=حمد Nabil=نبيل Amr=عمرو Sami=سامي Anas=أنس Fahad=فهد Mazen=مازن Hisham=هشام
    Osama=أسامة Imad=عماد Ayman=أيمن Marwan=مروان Murad=مراد Sharif=شريف Ihab=إيهاب Yasser=ياسر`),
  surnames: namesOf(`
    Ahmed=أحمد Ali=علي Hassan=حسن Mohammed=محمد Ibrahim=إبراهيم Khalil=خليل Saleh=صالح Al-Masri=المصري Mansour=منصور Haddad=حداد Khoury=خوري Nasser=ناصر
    Al-Sayed=السيد Mahmoud=محمود Abdullah=عبدالله Al-Harbi=الحربي Al-Ghamdi=الغامدي Al-Otaibi=العتيبي Al-Qahtani=القحطاني Al-Shehri=الشهري Salem=سالم
    Hamdan=حمدان Darwish=درويش Najjar=نجار Awad=عوض Farah=فرح Sabbagh=صباغ Zahra=زهرة Taha=طه Shaheen=شاهين Qasim=قاسم Jaber=جابر Bakr=بكر Rahman=رحمن
    Aziz=عزيز Al-Najdi=النجدي Al-Hashimi=الهاشمي Barakat=بركات Habib=حبيب Issa=عيسى Kamal=كمال Sharif=شريف Suleiman=سليمان Fares=فارس Al-Zahrani=الزهراني
    Al-Mutairi=المطيري Al-Dosari=الدوسري Ghanem=غانم Hijazi=حجازي Shami=شامي Halabi=حلبي Baghdadi=بغدادي Tamimi=تميمي Omari=عمري Rashid=راشد Badawi=بدوي`),
  spellings: [
    ['Mohammed', 'Muhammad', 'Mohamed', 'Mohammad'],
    ['Ahmed', 'Ahmad'],
    ['Hussein', 'Husain', 'Hussain'],
    ['Hassan', 'Hasan'],
    ['Youssef', 'Yousef', 'Yusuf'],
    ['Khaled', 'Khalid'],
    ['Abdullah', 'Abdallah'],
    ['Fatima', 'Fatma', 'Fatimah'],
    ['Mariam', 'Maryam'],
    ['Layla', 'Leila', 'Laila'],
    ['Aisha', 'Aysha'],
    ['Nour', 'Noor'],
    ['Omar', 'Umar'],
    ['Mustafa', 'Mostafa'],
  ],
  streets:
    'King Fahd Road|Al Olaya Street|King Abdulaziz Road|Prince Sultan Street|Tahlia Street|Airport Road|Corniche Road|Al Madinah Road|Al Nahda Street|Khurais Road|Al Wahda Street|Palm Street|Salah Al Din Street|Al Thawra Street|University Street|Al Rashid Street|Haifa Street|Al Hamra Street|Palestine Street|Al Jamia Street'.split(
      '|',
    ),
  numberBehind: false,
  city: 'Riyadh',
  postcode: (random) => `1${digits(random, 1)}${21 + Math.floor(random() * 9)}1`,
  phone: (random) => `05${digits(random, 8)}`,
  domains: ['gmail.com', 'gmail.com', 'hotmail.com', 'hotmail.com', 'yahoo.com', 'outlook.sa', 'icloud.com'],
  takesName: 0,
  namesakes: 0.02,
  nativeWriting: 0.25,
}
